import type { Card, Motif } from '../types/sanssouci.ts';
import { rowOfColour, type Row } from './grid.ts';

export type Face = { kind: 'motif'; motif: Motif } | { kind: 'colours'; rows: [Row, Row] } | { kind: 'free' };

/** The front of a card: a motif, two colours, or a free choice of tiles. */
export function faceOf(card: Card): Face {
  if (card === '*') return { kind: 'free' };
  if (card.length === 1) return { kind: 'motif', motif: card as Motif };
  return { kind: 'colours', rows: [rowOfColour(card.charAt(0)), rowOfColour(card.charAt(1))] };
}
