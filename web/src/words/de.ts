import type { Words } from './words.svelte.ts';
import en from './en.ts';

export default { ...en } satisfies Words;
