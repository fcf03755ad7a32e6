import { mount } from 'svelte';
import './app.css';
import '$art/paper.css';
import App from './App.svelte';
import { words } from '$lib/words.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element with the id "app"');

document.documentElement.lang = words.lang;
// Without words there is nothing to show; a page that cannot fetch them still says so, by their names.
void words
  .need()
  .catch((reason: unknown) => console.warn('burrow: no words', reason))
  .then(() => {
    target.replaceChildren(); // the name of the house, which stood here until now
    mount(App, { target });
  });
