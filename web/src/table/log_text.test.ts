import { beforeEach, describe, expect, it } from 'vitest';
import type { What } from '../types/server.ts';
import { dictionary } from '../words/words.svelte.ts';
import { logTexts } from './log_text.ts';

beforeEach(() => dictionary.load('en'));

const describeEvent = (event: unknown) => (event === 'dull' ? null : `event ${String(event)}`);
const texts = (what: What, events: unknown[] | null = null) =>
  logTexts({ seq: 1, what, events }, ['Ada', 'Bert'], describeEvent);

describe('the text of a log entry', () => {
  it('is that of its events, without those that need no words', () => {
    expect(texts({ what: 'acted', seat: 0 }, ['one', 'dull', 'two'])).toEqual(['event one', 'event two']);
  });

  it.each<[What, string[]]>([
    [{ what: 'started' }, ['The game begins.']],
    [{ what: 'undone', seat: 1 }, ['Bert takes a move back.']],
    [{ what: 'taken_over', seat: 0, why: 'left' }, ['Ada leaves; a bot plays on.']],
    [{ what: 'taken_over', seat: 0, why: 'out_of_time' }, ['The time of Ada is up; a bot plays on.']],
    [{ what: 'returned', seat: 0 }, ['Ada is back.']],
    [{ what: 'said', person: 'a', name: 'Ada', text: 'Hello' }, ['Ada: Hello']],
    [{ what: 'said', person: 'a', name: '', text: 'Hello' }, ['Guest: Hello']],
    [{ what: 'opened' }, []],
    [{ what: 'muted', muted: true }, []],
  ])('%j', (what, expected) => expect(texts(what)).toEqual(expected));
});
