// The page that checks a log from disk.
import { mount } from 'svelte';
import '../app.css';
import '../art/paper.css';
import Verify from './Verify.svelte';
import { words } from './words.svelte';

document.documentElement.lang = words.lang;
mount(Verify, { target: document.getElementById('app') ?? document.body });
