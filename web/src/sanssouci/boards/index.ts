import type { BoardEditor } from '../../game_entry.ts';
import Sprites from '../art/Sprites.svelte';
import Editor from './Editor.svelte';
import Picture from './Picture.svelte';
import { placeText } from './place_text.ts';

export default { Editor, Picture, Sprites, placeText } satisfies BoardEditor;
