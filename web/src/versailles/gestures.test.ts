// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { Gestures } from './gestures.ts';

let told: string[];
let gestures: Gestures;

beforeEach(() => {
  told = [];
  gestures = new Gestures({
    hover: ({ clientX, clientY }) => told.push(`hover ${clientX},${clientY}`),
    tap: ({ clientX, clientY, pointerType }) => told.push(`${pointerType} tap ${clientX},${clientY}`),
    twoFingerTap: () => told.push('two-finger tap'),
    drag: (dx, dy) => told.push(`drag ${dx},${dy}`),
    grab: ({ clientY }) => clientY >= 100,
    carry: ({ clientX, clientY }) => told.push(`carry ${clientX},${clientY}`),
    pinch: (ratio, first) => told.push(`pinch ${ratio.toFixed(2)}${first ? ' first' : ''}`),
  });
});

const at = (x: number, y: number, pointerId = 1, pointerType = 'touch', buttons = 1) =>
  ({ clientX: x, clientY: y, pointerId, pointerType, buttons }) as PointerEvent;

describe('one finger', () => {
  it('taps', () => {
    gestures.down(at(10, 20));
    gestures.move(at(13, 22));
    gestures.up(at(13, 22));
    expect(told).toEqual(['touch tap 13,22']);
  });

  it('drags once it has moved far enough, and then does not tap', () => {
    gestures.down(at(10, 20));
    gestures.move(at(14, 20));
    gestures.move(at(30, 25));
    gestures.move(at(31, 20));
    gestures.up(at(31, 20));
    expect(told).toEqual(['drag 20,5', 'drag 1,-5']);
  });

  it('carries what it takes hold of, unless it only taps', () => {
    gestures.down(at(10, 120));
    gestures.move(at(14, 121));
    gestures.move(at(30, 90));
    gestures.move(at(31, 80));
    gestures.up(at(31, 80));
    gestures.down(at(10, 120));
    gestures.up(at(12, 120));
    expect(told).toEqual(['carry 30,90', 'carry 31,80', 'touch tap 12,120']);
  });

  it('can be cancelled by the system', () => {
    gestures.down(at(10, 20));
    gestures.cancel(at(10, 20));
    gestures.up(at(10, 20));
    expect(told).toEqual([]);
    gestures.down(at(1, 1));
    gestures.up(at(1, 1));
    expect(told).toEqual(['touch tap 1,1']);
  });
});

describe('a mouse', () => {
  it('hovers without a pressed button', () => {
    gestures.move(at(5, 6, 1, 'mouse', 0));
    expect(told).toEqual(['hover 5,6']);
  });

  it('clicks and drags like a finger', () => {
    gestures.down(at(5, 6, 1, 'mouse'));
    gestures.up(at(5, 6, 1, 'mouse', 0));
    gestures.down(at(5, 6, 1, 'mouse'));
    gestures.move(at(25, 6, 1, 'mouse'));
    gestures.up(at(25, 6, 1, 'mouse', 0));
    expect(told).toEqual(['mouse tap 5,6', 'drag 20,0']);
  });

  it('stops dragging when its button was released outside', () => {
    gestures.down(at(5, 6, 1, 'mouse'));
    gestures.move(at(90, 6, 1, 'mouse', 0));
    expect(told.filter((what) => what.startsWith('drag'))).toEqual([]);
  });
});

describe('two fingers', () => {
  it('tap', () => {
    gestures.down(at(10, 10, 1));
    gestures.down(at(60, 10, 2));
    gestures.move(at(61, 10, 2));
    gestures.up(at(10, 10, 1));
    gestures.up(at(61, 10, 2));
    expect(told).toEqual(['two-finger tap']);
  });

  it('pinch by the ratio of their distance to that at the start', () => {
    gestures.down(at(0, 0, 1));
    gestures.down(at(100, 0, 2));
    gestures.move(at(103, 0, 2));
    gestures.move(at(150, 0, 2));
    gestures.move(at(-50, 0, 1));
    gestures.move(at(0, 0, 2));
    gestures.up(at(-50, 0, 1));
    gestures.up(at(0, 0, 2));
    expect(told).toEqual(['pinch 1.50 first', 'pinch 2.00', 'pinch 0.50']);
  });

  it('tap, even if the last one trembles', () => {
    gestures.down(at(10, 10, 1));
    gestures.down(at(60, 10, 2));
    gestures.up(at(60, 10, 2));
    gestures.move(at(11, 10, 1));
    gestures.up(at(11, 10, 1));
    expect(told).toEqual(['two-finger tap']);
  });

  it('leave no state behind: the next finger taps', () => {
    gestures.down(at(0, 0, 1));
    gestures.down(at(100, 0, 2));
    gestures.up(at(0, 0, 1));
    gestures.up(at(100, 0, 2));
    gestures.down(at(7, 7, 3));
    gestures.up(at(7, 7, 3));
    expect(told).toEqual(['two-finger tap', 'touch tap 7,7']);
  });

  it('neither tap nor drag when one of them stays longer', () => {
    gestures.down(at(0, 0, 1));
    gestures.down(at(100, 0, 2));
    gestures.move(at(200, 0, 2));
    gestures.up(at(200, 0, 2));
    gestures.move(at(50, 50, 1));
    gestures.up(at(50, 50, 1));
    expect(told.filter((what) => !what.startsWith('pinch'))).toEqual([]);
  });

  it('do not zoom when one of them is lifted', () => {
    gestures.down(at(0, 0, 1));
    gestures.down(at(100, 0, 2));
    gestures.move(at(200, 0, 2));
    gestures.up(at(200, 0, 2));
    gestures.move(at(10, 0, 1));
    expect(told).toEqual(['pinch 2.00 first']);
  });
});
