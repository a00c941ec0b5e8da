import { beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../wire/api_error.ts';
import { dictionary, say } from '../words/words.svelte.ts';
import { parseRecord, recordError } from './record_error.ts';

beforeAll(() => dictionary.load('en'));

it.each(['', 'a picnic', 'null', '[1, 2]', '{}', '{"format": "pgn"}', '{"format": 1}'])(
  'takes %j for something else than a record',
  (text) => expect(parseRecord(text)).toBeNull(),
);

it('reads records of every version', () => {
  expect(parseRecord('{"format": "gloriette/2"}')).toEqual({ format: 'gloriette/2' });
});

describe('a record that the server refuses', () => {
  const refused = (place: string | null, reason: string | null = null) =>
    recordError(new ApiError(400, { code: 'bad_request', message: 'the parser’s words', place, reason }));

  it.each([
    ['format', null, 'record.unknown'],
    ['game', null, 'record.unknown'],
    ['result', null, 'record.wrong_result'],
    ['setup.tiles', null, 'record.damaged'],
    [null, null, 'record.damaged'],
  ] as const)('is described by its place: %s', (place, reason, key) => {
    expect(refused(place, reason)).toEqual({ text: say(key), detail: 'the parser’s words' });
  });

  it('names the move, counted from 1, and why it is illegal', () => {
    const reason = say('record.reason.no_way');
    expect(refused('actions[11]', 'no_way').text).toBe(say('record.illegal', { number: 12, reason }));
    expect(refused('actions[11]', 'no_way').text).toMatch(/^Move 12 breaks the rules: no noble/);
  });

  it.each([null, 'a_new_code'])('names a move with the reason %s', (reason) => {
    expect(refused('actions[0].card', reason).text).toBe(say('record.bad_move', { number: 1 }));
  });
});

it('other errors are translated as everywhere, without details', () => {
  expect(recordError(new ApiError(429, { code: 'too_fast', message: 'slow down' }))).toEqual({
    text: say('problem.too_fast'),
    detail: '',
  });
});
