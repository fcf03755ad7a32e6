import { mount } from 'svelte';
import './app.css';
import '$art/paper.css';
import App from './App.svelte';
import { router } from '$lib/route.svelte';
import { registerWorker } from '$lib/worker';
import { words } from '$lib/words.svelte';
import { fetchAhead } from './pages';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element with the id "app"');

document.documentElement.lang = words.lang;
fetchAhead(router.route);
// Waits for the words. If they cannot be fetched, the page still starts and shows their ids.
void words
  .need()
  .catch((reason: unknown) => console.warn('burrow: no words', reason))
  .then(() => {
    target.replaceChildren(); // removes the name that was shown while the page loaded
    mount(App, { target });
    registerWorker();
  });
