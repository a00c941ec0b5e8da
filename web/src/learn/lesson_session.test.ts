import { createRawSnippet } from 'svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PositionRequest, RecordedPosition } from '../types/server.ts';
import { ApiError } from '../wire/api_error.ts';
import type { Decision, LoadedLesson } from './lesson.ts';
import { LessonSession } from './lesson_session.svelte.ts';

const beside = createRawSnippet(() => ({ render: () => '<p></p>' }));
const [LOW, HIGH, FAR]: Decision[] = [
  { do: 'step', to: 1 },
  { do: 'step', to: 2 },
  { do: 'step', to: 9 },
] as const;

const LESSON = {
  id: '01_steps',
  game: 'walk',
  deal: { options: { players: 2 }, setup: { start: 0 } },
  seat: 1,
  actions: [{ seat: 0, do: 'step', to: 0 }],
  steps: [
    {
      goal: [{ do: 'step', preview: { points: 2 } }],
      wrong: [{ actions: [FAR], refusal: 'too_far' }],
      then: [{ seat: 0, do: 'wait' }],
    },
    { goal: [{ do: 'step' }] },
  ],
  words: {},
} as unknown as LoadedLesson;

/** Rules that allow two steps and refuse all others. */
const at = vi.fn(async ({ record, after }: PositionRequest): Promise<RecordedPosition> => {
  const { actions } = record as { actions: Decision[] };
  const bad = actions.findIndex((action) => action.do === 'step' && Number(action.to) > 2);
  if (bad >= 0) throw new ApiError(422, { code: 'too_far', message: `actions[${bad}]: too far` });
  const view = { legal: [LOW, HIGH], previews: [{ points: 1 }, { points: 2 }], undoable: 0, result: null };
  const count = actions.length;
  const first = after ?? count;
  const frames = Array.from({ length: count - first + 1 }, (_, index) => ({
    seq: first + index,
    seat: 0,
    action: null,
    events: [],
    view: { ...view, seq: first + index },
  }));
  return { game: 'walk', frames };
});

async function begin(offersWrongTries = false) {
  const session = new LessonSession(LESSON, { at }, { offersWrongTries, name: 'You', beside });
  session.animator = async () => undefined;
  await session.begin();
  return session;
}

beforeEach(() => void at.mockClear());

it('starts at the position of the lesson, with the learner to decide', async () => {
  const session = await begin();
  expect(at).toHaveBeenCalledWith({
    record: { format: 'gloriette/1', game: 'walk', ...LESSON.deal, actions: LESSON.actions },
    seat: 1,
  });
  expect(session.deciding).toBe(true);
  expect(session.table?.seats.map(({ occupant }) => occupant?.kind)).toEqual(['bot', 'person']);
  expect(session.table?.you).toBe(1);
});

it('asks the rules about a wrong try, and changes nothing', async () => {
  const session = await begin();
  expect(await session.decide({ to: 9, do: 'step' })).toBe(false);
  expect(session.feedback).toEqual({
    kind: 'refused',
    code: 'too_far',
    message: 'actions[1]: too far',
    wrong: 0,
  });
  expect(await session.decide({ do: 'step', to: 7 })).toBe(false);
  expect(session.feedback).toMatchObject({ kind: 'refused', wrong: null });
  expect([session.solved, session.tries, session.deciding]).toEqual([0, 2, true]);
});

it('lets the board decide on while the rules look at a wrong try, but only at one', async () => {
  const session = await begin();
  const tried = session.decide(FAR);
  expect(session.deciding).toBe(true);
  expect(await session.decide(HIGH)).toBe(false);
  await tried;
  expect(session.feedback).toMatchObject({ kind: 'refused' });
});

it('does not make a decision that is allowed but not the goal', async () => {
  const session = await begin();
  expect(await session.decide(LOW)).toBe(false);
  expect(session.feedback).toEqual({ kind: 'other' });
  expect(at).toHaveBeenCalledTimes(1);
});

it('is solved step by step, with what happens in between', async () => {
  const session = await begin();
  await session.decide(LOW);
  expect(await session.decide(HIGH)).toBe(true);
  expect(session.feedback).toBeNull();
  expect(at).toHaveBeenLastCalledWith(expect.objectContaining({ after: 1 }));
  await vi.waitFor(() => expect(session.solved).toBe(1));
  expect(session.now).toMatchObject({ seq: 3 });
  expect(await session.decide(LOW)).toBe(true);
  await vi.waitFor(() => expect(session.finished).toBe(true));
  expect(session.deciding).toBe(false);
  expect(await session.decide(LOW)).toBe(false);
});

it('offers wrong tries only where the board needs them', async () => {
  expect((await begin()).view).toMatchObject({ legal: [LOW, HIGH] });
  const session = await begin(true);
  expect(session.view).toMatchObject({ legal: [LOW, HIGH, FAR], previews: [{}, {}, null] });
  expect(session.now).toMatchObject({ legal: [LOW, HIGH] });
  await session.decide(HIGH);
  await vi.waitFor(() => expect(session.solved).toBe(1));
  expect(session.view).toMatchObject({ legal: [LOW, HIGH] });
});

it('says when the rules cannot be reached, and lets the learner try again', async () => {
  const session = await begin();
  const error = new ApiError(0, { code: 'unreachable' });
  at.mockRejectedValueOnce(error);
  expect(await session.decide(HIGH)).toBe(false);
  expect(session.feedback).toEqual({ kind: 'failed', error });
  expect(await session.decide(HIGH)).toBe(true);
});
