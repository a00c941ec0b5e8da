import { describe, expect, it } from 'vitest';
import { EventParser } from './events.ts';

const read = (...pieces: string[]) => {
  const parser = new EventParser();
  return pieces.flatMap((piece) => [...parser.take(piece)]);
};

const STREAM = [
  ': hello\n\n',
  'id: 1\nevent: frame\ndata: {"a": "ö:1"}\n\n',
  ':\n\n',
  'event:lobby\ndata:one\ndata: two\n\n',
  'id\r\ndata: x\r\n\r\n',
].join('');

const MESSAGES = [
  { event: 'frame', id: '1', data: '{"a": "ö:1"}' },
  { event: 'lobby', id: '1', data: 'one\ntwo' },
  { event: 'message', id: '', data: 'x' },
];

describe('a stream of server-sent events', () => {
  it('is read', () => expect(read(STREAM)).toEqual(MESSAGES));

  it('is read the same wherever it is cut', () => {
    for (let cut = 0; cut <= STREAM.length; cut += 1)
      expect(read(STREAM.slice(0, cut), STREAM.slice(cut)), `cut at ${cut}`).toEqual(MESSAGES);
    expect(read(...STREAM)).toEqual(MESSAGES);
  });

  it('gives nothing that is not whole', () => {
    expect(read('id: 4\ndata: half', ' and half\n')).toEqual([]);
    expect(read('id: 4\ndata: half', ' and half\n', '\n')).toEqual([
      { event: 'message', id: '4', data: 'half and half' },
    ]);
  });

  it('forgets the kind of an event that brought nothing', () => {
    expect(read('event: frame\n\ndata: 1\n\n')).toEqual([{ event: 'message', id: '', data: '1' }]);
  });
});
