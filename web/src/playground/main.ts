// The playground: every board, at every moment of the golden games. For development only (`npm run playground`).
import { mount } from 'svelte';
import '../app.css';
import '$art/paper.css';
import { words } from '$lib/words.svelte';
import Playground from './Playground.svelte';

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no element with the id "app"');
void words.need().then(() => mount(Playground, { target }));
