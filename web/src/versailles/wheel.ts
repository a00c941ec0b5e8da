/** One turn of a mouse wheel sends many events; those within this time count as one step, in milliseconds. */
const STEP = 160;

/** Calls a function at most once per step of the wheel. */
export function everyWheelStep(run: () => void, now: () => number = Date.now): () => void {
  let last = -Infinity;
  return () => {
    if (now() - last < STEP) return;
    last = now();
    run();
  };
}
