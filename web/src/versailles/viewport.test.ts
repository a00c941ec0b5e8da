import { describe, expect, it } from 'vitest';
import { Viewport } from './viewport.svelte.ts';
import { everyWheelStep } from './wheel.ts';

const open = () => new Viewport({ x: 0, y: 0, width: 10, height: 8 });

describe('the viewport', () => {
  it('starts with the whole frame', () => {
    const viewport = open();
    expect(viewport.box).toEqual({ x: 0, y: 0, width: 10, height: 8 });
    expect(viewport.isMoved).toBe(false);
  });

  it('zooms around the centre of the frame', () => {
    const viewport = open();
    viewport.zoomIn(2);
    expect(viewport.box).toEqual({ x: 2.5, y: 2, width: 5, height: 4 });
    viewport.zoomOut(2);
    expect(viewport.isMoved).toBe(false);
  });

  it('zooms only within limits', () => {
    const viewport = open();
    viewport.zoomIn(100);
    expect(viewport.box.width).toBe(2);
    viewport.zoomOut(1000);
    expect(viewport.box.width).toBeCloseTo(10 / 0.6);
  });

  it('pinches relative to the zoom at the start of the pinch', () => {
    const viewport = open();
    viewport.pinch(2, true);
    viewport.pinch(4, false);
    expect(viewport.box.width).toBe(2.5);
    viewport.pinch(0.5, true);
    expect(viewport.box.width).toBe(5);
  });

  it('pans with the finger, and fits again', () => {
    const viewport = open();
    viewport.pan(1, -2);
    expect(viewport.box).toMatchObject({ x: -1, y: 2 });
    expect(viewport.isMoved).toBe(true);
    viewport.fit();
    expect(viewport.box).toMatchObject({ x: 0, y: 0 });
  });
});

it('counts wheel events in quick succession as one step', () => {
  let time = 0;
  let steps = 0;
  const wheel = everyWheelStep(
    () => (steps += 1),
    () => time,
  );
  for (time of [0, 50, 159, 160, 200, 500]) wheel();
  expect(steps).toBe(3);
});
