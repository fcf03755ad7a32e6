// Runs before the first paint, as the content security policy allows no inline script: the chosen theme.
try {
  var theme = localStorage.getItem('burrow.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (_) {
  // A browser that remembers nothing follows the system.
}
