import './design/tokens.css';
import './design/base.css';
import './design/art/palette.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { defineMotionProperties } from './design/durations.ts';
import { settings } from './home/settings.svelte.ts';
import { offline } from './offline/offline.svelte.ts';
import { dictionary } from './words/words.svelte.ts';

// The development server has no service worker.
if (import.meta.env.PROD) offline.start();
defineMotionProperties(document.documentElement);
await dictionary.load(settings.language);
const target = document.getElementById('app');
if (target) mount(App, { target });
