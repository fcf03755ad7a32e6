import { mount } from 'svelte';
import './app.css';
import '$art/paper.css';
import App from './App.svelte';
import { router } from '$lib/route.svelte';
import { words } from '$lib/words.svelte';
import { fetchAhead } from './pages';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element with the id "app"');

document.documentElement.lang = words.lang;
fetchAhead(router.route);
// Without words there is nothing to show; a page that cannot fetch them still says so, by their names.
void words
  .need()
  .catch((reason: unknown) => console.warn('burrow: no words', reason))
  .then(() => {
    target.replaceChildren(); // the name of the house, which stood here until now
    mount(App, { target });
  });
