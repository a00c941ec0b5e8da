import { settings } from '../home/settings.svelte.ts';

/** How much longer animations take at each speed that the settings offer. */
const FACTORS = { slow: 2, normal: 1, fast: 0.5 } as const;

/** Everything that is under way and can be finished at once. */
const underWay = new Set<() => void>();

/** The duration of an animation at the speed of the settings, in milliseconds. */
export const paced = (milliseconds: number) => milliseconds * FACTORS[settings.speed];

/** Waits until a promise is fulfilled, or until the user skips the animations; then `finish` is called. */
export async function skippable(done: Promise<unknown>, finish: () => void): Promise<void> {
  underWay.add(finish);
  await done;
  underWay.delete(finish);
}

/** A pause at the speed of the settings. */
export function pacedPause(milliseconds: number): Promise<void> {
  let finish = () => {};
  const over = new Promise<void>((done) => {
    const timer = setTimeout(done, paced(milliseconds));
    finish = () => {
      clearTimeout(timer);
      done();
    };
  });
  return skippable(over, finish);
}

/** Finishes all animations and pauses at once. */
export function finishAnimations() {
  for (const finish of [...underWay]) finish();
}
