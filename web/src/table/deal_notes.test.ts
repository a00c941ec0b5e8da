import { beforeEach, describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import { dealNotes, nonceFor, noteHashes } from './deal_notes.ts';

beforeEach(() => localStorage.clear());

describe('the notes about a deal', () => {
  it('keep the first hashes that a table has shown', () => {
    noteHashes(tableView({ phase: 'open', secret_hash: 'secret' }));
    expect(dealNotes('0')).toEqual({ id: '0', secretHash: 'secret', commitment: null, nonce: null });
    noteHashes(tableView({ secret_hash: 'other', commitment: 'deal' }));
    noteHashes(tableView({ secret_hash: 'other', commitment: 'other' }));
    expect(dealNotes('0')).toEqual({ id: '0', secretHash: 'secret', commitment: 'deal', nonce: null });
  });

  it('have nothing from after the end of the game', () => {
    noteHashes(tableView({ phase: 'over', secret_hash: 'secret', commitment: 'deal' }));
    expect(dealNotes('0')).toEqual({ id: '0', secretHash: null, commitment: null, nonce: null });
  });

  it('have a nonce only after the hash of the secret', () => {
    expect(nonceFor('0')).toBeNull();
    noteHashes(tableView({ phase: 'open', secret_hash: 'secret' }));
    const nonce = nonceFor('0');
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(nonceFor('0')).toBe(nonce);
    expect(dealNotes('0').nonce).toBe(nonce);
  });

  it('are kept for the last 200 tables', () => {
    for (let id = 0; id < 205; id++)
      noteHashes(tableView({ id: String(id), phase: 'open', secret_hash: 'secret' }));
    expect(['0', '4', '5', '204'].map((id) => dealNotes(id).secretHash)).toEqual([
      null,
      null,
      'secret',
      'secret',
    ]);
  });

  it.each(['7', '{}', '[7, {"id": 3}, {"id": "0", "nonce": 5}]'])(
    'ignore invalid stored values: %s',
    (text) => {
      localStorage.setItem('gloriette.deals', text);
      expect(dealNotes('0')).toEqual({ id: '0', secretHash: null, commitment: null, nonce: null });
    },
  );
});
