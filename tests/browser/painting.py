"""Pages that are laid out but not painted. Nearly all tests look at the document and never at a pixel, and painting
takes a quarter of the processor time of a page.

A fully transparent page has the same layout, hit testing, animations and frames; only its tiles are never drawn.
What judges colours or pixels asks for `paint` first, or for a guest who is `painted`."""

from playwright.sync_api import Page

_HIDE = """() => {
    window.unpainted = new CSSStyleSheet();
    window.unpainted.replaceSync('html { opacity: 0 }');
    document.adoptedStyleSheets.push(window.unpainted);
}"""


def leave_unpainted(page: Page) -> None:
    """From the next document on."""
    page.add_init_script(f"({_HIDE})()")


def paint(page: Page) -> None:
    """Paint this document from now on."""
    page.evaluate("() => { if (window.unpainted) window.unpainted.disabled = true; }")
