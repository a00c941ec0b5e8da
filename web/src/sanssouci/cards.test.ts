// @vitest-environment node
import { expect, it } from 'vitest';
import { faceOf } from './cards.ts';

it.each([
  ['f', { kind: 'motif', motif: 'f' }],
  ['wt', { kind: 'colours', rows: [2, 6] }],
  ['gv', { kind: 'colours', rows: [3, 5] }],
  ['*', { kind: 'free' }],
])('the face of the card %s', (card, face) => expect(faceOf(card)).toEqual(face));
