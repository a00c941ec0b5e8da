/** Whether the user's last input was a touch. Before the first input, the device decides. */
let touch = matchMedia('(pointer: coarse)').matches;

// Capturing, because a board reacts to the same event and asks at once.
addEventListener('pointerdown', ({ pointerType }) => (touch = pointerType === 'touch'), { capture: true });
addEventListener('keydown', () => (touch = false), { capture: true });

export const lastInputWasTouch = () => touch;
