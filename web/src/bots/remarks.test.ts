import { describe, expect, it } from 'vitest';
import { tableView } from '../../tests/sample_views.ts';
import type { Occupant } from '../types/server.ts';
import { chooseSpeaker, endRemark, leadChange } from './remarks.ts';

const ADA: Occupant = { kind: 'person', id: 'ada', name: 'Ada' };
const bot = (level: 'apprentice' | 'lenotre'): Occupant => ({ kind: 'bot', level });

const table = (id: string, occupants: (Occupant | null)[]) =>
  tableView({ id, seats: occupants.map((occupant) => ({ occupant, stand_in: null, clock: null })) });

const IDS = Array.from({ length: 600 }, (_, index) => `game-${index}`);

describe('the bot that speaks', () => {
  it('is none if only people play', () => {
    expect(chooseSpeaker(null)).toBeNull();
    expect(chooseSpeaker(table('a', [ADA, null]))).toBeNull();
  });

  it('is always the same one in a game', () => {
    const seats = [ADA, bot('apprentice'), bot('lenotre')];
    for (const id of IDS) expect(chooseSpeaker(table(id, seats))).toEqual(chooseSpeaker(table(id, seats)));
  });

  it('speaks at each moment, and each bot speaks, about equally often', () => {
    const seats = [ADA, bot('apprentice'), bot('lenotre')];
    const all = IDS.map((id) => chooseSpeaker(table(id, seats)));
    for (const when of ['start', 'lead', 'end'] as const)
      for (const seat of [1, 2]) {
        const count = all.filter((speaker) => speaker?.when === when && speaker.seat === seat).length;
        expect(count, `${when} by seat ${seat}`).toBeGreaterThan(60);
      }
  });

  it('is none of the bots that the page does not know', () => {
    const unknown = { kind: 'bot', level: 'deep-garden' } as unknown as Occupant;
    expect(chooseSpeaker(table('a', [unknown, unknown]))).toBeNull();
  });
});

describe('a change of the lead', () => {
  it.each([
    ['takes the lead', [19, 15, 3], [19, 20, 3], 1, 'ahead'],
    ['loses the lead', [14, 19, 3], [20, 19, 3], 1, 'behind'],
    ['draws level', [19, 15], [19, 19], 1, null],
    ['is caught up with', [15, 19], [19, 19], 1, null],
    ['stays ahead', [15, 19], [18, 19], 1, null],
    ['stays behind', [19, 12], [19, 15], 1, null],
    ['scores the first points of the game', [0, 0], [0, 3], 1, null],
    ['takes the lead in the first rounds', [1, 0], [1, 3], 1, null],
  ] as const)('is noticed when the seat %s', (_, before, after, seat, expected) => {
    expect(leadChange([...before], [...after], seat)).toBe(expected);
  });
});

describe('the remark at the end', () => {
  const seats = [ADA, bot('apprentice'), bot('lenotre')];
  const idWhere = (when: string) =>
    IDS.find((id) => {
      const speaker = chooseSpeaker(table(id, seats));
      return speaker?.when === when && speaker.seat === 1;
    }) ?? '';

  it('depends on whether the bot has won', () => {
    const game = table(idWhere('end'), seats);
    expect(endRemark(game, [1])).toEqual({ level: 'apprentice', moment: 'won' });
    expect(endRemark(game, [0])).toEqual({ level: 'apprentice', moment: 'lost' });
    expect(endRemark(game, [0, 1])).toEqual({ level: 'apprentice', moment: 'won' });
  });

  it('is not made if another bot has won, or if the bot speaks earlier', () => {
    expect(endRemark(table(idWhere('end'), seats), [2])).toBeNull();
    expect(endRemark(table(idWhere('start'), seats), [1])).toBeNull();
    expect(endRemark(table(idWhere('lead'), seats), [1])).toBeNull();
  });
});
