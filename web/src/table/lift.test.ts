import { describe, expect, it } from 'vitest';
import { liftOver } from './lift.ts';

const at = (top: number, bottom: number) => ({ top, bottom });

describe('a note above the bar', () => {
  it('is lifted above the highest control', () => {
    expect(liftOver([at(640, 700), at(600, 630)], 760, 130)).toBe(160);
  });

  it('stays where it is without controls', () => {
    expect(liftOver([], 760, 130)).toBe(0);
  });

  it('ignores controls that are hidden or behind the bar', () => {
    expect(liftOver([at(0, 0), at(780, 830)], 760, 130)).toBe(0);
  });

  it('ignores controls that are far above', () => {
    expect(liftOver([at(100, 300)], 760, 130)).toBe(0);
    expect(liftOver([at(100, 300), at(650, 700)], 760, 130)).toBe(110);
  });

  it('never covers the header', () => {
    expect(liftOver([at(100, 700)], 560, 130)).toBe(560 - 130 - 56);
    expect(liftOver([at(10, 90)], 100, 130)).toBe(0);
  });
});
