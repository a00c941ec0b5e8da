import { asObject, storage } from '../storage.ts';
import type { TableView } from '../types/server.ts';

/**
 * What this browser has seen and sent before the end of a game. With it the deal can be verified later without trust in
 * what the server says then.
 */
export type DealNotes = {
  id: string;
  /** The hash of the server's secret. */
  secretHash: string | null;
  /** The hash of the deal. */
  commitment: string | null;
  /** The random number that this browser has added to the deal. */
  nonce: string | null;
};

const KEY = 'gloriette.deals';
/** The notes of older tables are dropped. */
const MAX_TABLES = 200;
const NONCE_BYTES = 16;

export function dealNotes(id: string): DealNotes {
  return (
    readAll().find((notes) => notes.id === id) ?? { id, secretHash: null, commitment: null, nonce: null }
  );
}

/** Notes the hashes that a table shows. The first ones count, and only those from before the end. */
export function noteHashes({ id, phase, secret_hash, commitment }: TableView): void {
  if (phase === 'over' || phase === 'closed') return;
  const notes = dealNotes(id);
  const noted = {
    ...notes,
    secretHash: notes.secretHash ?? secret_hash ?? null,
    commitment: notes.commitment ?? commitment,
  };
  if (noted.secretHash !== notes.secretHash || noted.commitment !== notes.commitment) write(noted);
}

/**
 * The nonce with which the user sits down at a table: always the same one, so that a repeated request is harmless. There
 * is none until the hash of the server's secret is noted: the server must not choose its secret after it knows the nonce.
 */
export function nonceFor(id: string): string | null {
  const notes = dealNotes(id);
  if (notes.secretHash === null) return null;
  if (notes.nonce === null) {
    notes.nonce = toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
    write(notes);
  }
  return notes.nonce;
}

/** Forgets the nonce that the server has refused. */
export function dropNonce(id: string): void {
  write({ ...dealNotes(id), nonce: null });
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function write(notes: DealNotes): void {
  const others = readAll().filter(({ id }) => id !== notes.id);
  storage.write(KEY, [...others, notes].slice(-MAX_TABLES));
}

function readAll(): DealNotes[] {
  const stored = storage.read(KEY);
  return Array.isArray(stored) ? stored.map(asObject).flatMap(readNotes) : [];
}

function readNotes({ id, secretHash, commitment, nonce }: Record<string, unknown>): DealNotes[] {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  return typeof id === 'string'
    ? [{ id, secretHash: text(secretHash), commitment: text(commitment), nonce: text(nonce) }]
    : [];
}
