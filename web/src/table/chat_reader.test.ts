import { beforeEach, describe, expect, it } from 'vitest';
import { ChatReader } from './chat_reader.svelte.ts';
import type { LogEntry } from './session.ts';

const said = (seq: number, person: string): LogEntry => ({
  seq,
  what: { what: 'said', person, name: person, text: 'Hello' },
  events: null,
});
const log = [
  said(3, 'ada'),
  { seq: 4, what: { what: 'started' as const }, events: null },
  said(5, 'bert'),
  said(6, 'bert'),
];
const reader = (id = '7') => new ChatReader({ id, log }, () => 'ada');

beforeEach(() => localStorage.clear());

describe('unread chat messages', () => {
  it('are those of others', () => expect(reader().unread).toBe(2));

  it('are read when the chat and the page are in sight', () => {
    const chat = reader();
    chat.update(true);
    expect(chat.unread, 'the chat is out of sight').toBe(2);
    chat.inSight = true;
    chat.update(false);
    expect(chat.unread, 'the page is hidden').toBe(2);
    chat.update(true);
    expect(chat.unread).toBe(0);
  });

  it('stay read after a reload, at their own table', () => {
    const chat = reader();
    chat.inSight = true;
    chat.update(true);
    expect(reader().unread).toBe(0);
    expect(reader('8').unread).toBe(2);
  });
});
