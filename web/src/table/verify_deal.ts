import type { Fairness, TableView } from '../types/server.ts';
import { type DealNotes, toHex } from './deal_notes.ts';

/** The parts of a record that say how the game was dealt. */
export type DealtRecord = { setup: unknown; salt: string; fairness?: Fairness };

/** `unknown`: this browser has noted too little to tell. */
export type CheckResult = 'right' | 'wrong' | 'unknown';

export type DealCheck = {
  /** The secret has the hash that was shown when the table was opened. */
  secret: CheckResult;
  /** The user's own nonce is part of the deal, and the seats of bots add nothing. */
  nonces: CheckResult;
  /** The deal has the hash that was shown when the game began. */
  commitment: CheckResult;
};

/** The browser computes no hashes, because the page was not loaded over HTTPS. */
export class NoWebCrypto extends Error {}

/**
 * Verifies a deal with what this browser has noted before the end of the game. Whether the deal follows from the secret
 * and the nonces is not checked here, because the page knows no rules: `gloriette replay --commitment` does it.
 */
export async function verifyDeal(
  table: TableView,
  record: DealtRecord,
  notes: DealNotes,
): Promise<DealCheck> {
  return {
    secret: await checkSecret(record.fairness, notes),
    nonces: checkNonces(table, record.fairness, notes),
    commitment: await checkCommitment(table, record, notes),
  };
}

/** Wrong if any part is wrong, right if all parts are. */
export function verdict({ secret, nonces, commitment }: DealCheck): CheckResult {
  const results = [secret, nonces, commitment];
  if (results.includes('wrong')) return 'wrong';
  return results.every((result) => result === 'right') ? 'right' : 'unknown';
}

async function checkSecret(fairness: Fairness | undefined, notes: DealNotes): Promise<CheckResult> {
  // A table of version 0.1.0 has promised nothing.
  if (!fairness) return notes.secretHash === null ? 'unknown' : 'wrong';
  return compare(await sha256(fairness.secret), notes.secretHash, fairness.secret_hash);
}

function checkNonces(
  { seats, you }: TableView,
  fairness: Fairness | undefined,
  notes: DealNotes,
): CheckResult {
  if (!fairness) return notes.nonce === null ? 'unknown' : 'wrong';
  const nonceOf = (seat: number) => fairness.nonces[fairness.places.indexOf(seat)] ?? null;
  const invented = seats.some(({ occupant }, seat) => occupant?.kind === 'bot' && nonceOf(seat) !== null);
  if (invented || fairness.nonces.length !== seats.length) return 'wrong';
  if (you === null || notes.nonce === null) return 'unknown';
  return nonceOf(you) === notes.nonce ? 'right' : 'wrong';
}

async function checkCommitment(
  { terms, commitment }: TableView,
  { setup, salt }: DealtRecord,
  notes: DealNotes,
): Promise<CheckResult> {
  const text = JSON.stringify({ game: terms.game, options: terms.options, setup });
  return compare(await sha256(`${salt}\n${text}`), notes.commitment, commitment);
}

/** Compares a hash with the noted one. Without a note, the server's word proves nothing, but it can be wrong. */
function compare(actual: string, noted: string | null, claimed: string | null): CheckResult {
  if (actual !== (noted ?? claimed)) return 'wrong';
  return noted === null ? 'unknown' : 'right';
}

async function sha256(text: string): Promise<string> {
  // Browsers offer it on HTTPS and on the local machine only.
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) throw new NoWebCrypto();
  return toHex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}
