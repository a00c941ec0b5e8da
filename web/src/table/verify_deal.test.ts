import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Fairness, TableView } from '../types/server.ts';
import type { DealNotes } from './deal_notes.ts';
import { type DealtRecord, NoWebCrypto, verdict, verifyDeal } from './verify_deal.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const SECRET = '5e'.repeat(32);
const NONCE = 'a0'.repeat(16);
const SETUP = { decks: [['a', 'wg']], first: 1 };
const OPTIONS = { players: 2, edition: 'revised' };
const COMMITMENT = sha256(
  '00ff\n{"game":"sanssouci","options":{"players":2,"edition":"revised"},"setup":{"decks":[["a","wg"]],"first":1}}',
);
const NOTES: DealNotes = { id: '0', secretHash: sha256(SECRET), commitment: COMMITMENT, nonce: NONCE };
const UNNOTED: DealNotes = { id: '0', secretHash: null, commitment: null, nonce: null };

/** The user sits on seat 0, which was seat 1 of the open table; seat 1 is a bot. */
const table = (change: Partial<TableView> = {}) => {
  const view = tableView({ phase: 'over', commitment: COMMITMENT, salt: '00ff', ...change });
  return { ...view, terms: { ...view.terms, options: OPTIONS } };
};
const fairness = (change: Partial<Fairness> = {}): Fairness => ({
  version: 1,
  table: '0',
  secret_hash: sha256(SECRET),
  secret: SECRET,
  nonces: [null, NONCE],
  places: [1, 0],
  ...change,
});
const record = (change: Partial<DealtRecord> = {}): DealtRecord => ({
  setup: SETUP,
  salt: '00ff',
  fairness: fairness(),
  ...change,
});

afterEach(() => vi.unstubAllGlobals());

describe('the deal of a finished game', () => {
  it('is right if everything is as it was noted', async () => {
    const check = await verifyDeal(table(), record(), NOTES);
    expect(check).toEqual({ secret: 'right', nonces: 'right', commitment: 'right' });
    expect(verdict(check)).toBe('right');
  });

  it.each<[string, string, Partial<DealtRecord>]>([
    ['another secret', 'secret', { fairness: fairness({ secret: '5f'.repeat(32) }) }],
    [
      'another secret with its own hash',
      'secret',
      { fairness: fairness({ secret: '5f'.repeat(32), secret_hash: sha256('5f'.repeat(32)) }) },
    ],
    ['no nonce of the user', 'nonces', { fairness: fairness({ nonces: [null, null] }) }],
    ['another nonce', 'nonces', { fairness: fairness({ nonces: [null, 'b0'.repeat(16)] }) }],
    ['the nonce of a bot', 'nonces', { fairness: fairness({ nonces: [NONCE, NONCE] }) }],
    ['a nonce of nobody', 'nonces', { fairness: fairness({ nonces: [null, NONCE, NONCE] }) }],
    ['other cards', 'commitment', { setup: { ...SETUP, first: 0 } }],
    ['another salt', 'commitment', { salt: '00fe' }],
  ])('is wrong with %s', async (_, part, change) => {
    const check = await verifyDeal(table(), record(change), NOTES);
    expect(Object.entries(check).filter(([, result]) => result === 'wrong')).toEqual([[part, 'wrong']]);
    expect(verdict(check)).toBe('wrong');
  });

  it('is wrong if the server hides what it was drawn from', async () => {
    const check = await verifyDeal(table(), { setup: SETUP, salt: '00ff' }, NOTES);
    expect(check).toEqual({ secret: 'wrong', nonces: 'wrong', commitment: 'right' });
  });

  it('is unknown if nothing was noted, and if the table has no secret', async () => {
    const unknown = { secret: 'unknown', nonces: 'unknown', commitment: 'unknown' };
    const check = await verifyDeal(table(), record(), UNNOTED);
    expect([check, verdict(check)]).toEqual([unknown, 'unknown']);
    expect(await verifyDeal(table(), { setup: SETUP, salt: '00ff' }, UNNOTED)).toEqual(unknown);
  });

  it('can be wrong if nothing was noted', async () => {
    const check = await verifyDeal(table(), record({ salt: '00fe' }), UNNOTED);
    expect(check.commitment).toBe('wrong');
  });

  it('tells spectators about the server only', async () => {
    const check = await verifyDeal(table({ you: null }), record(), { ...NOTES, nonce: null });
    expect(check).toEqual({ secret: 'right', nonces: 'unknown', commitment: 'right' });
  });

  it('cannot be checked without a secure origin', async () => {
    vi.stubGlobal('crypto', { subtle: undefined });
    await expect(verifyDeal(table(), record(), NOTES)).rejects.toThrow(NoWebCrypto);
  });
});
