// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Analysis, AnalysisStep } from '../types/server.ts';
import { accuracies, INACCURACY, MISTAKE, worstDecision } from './analysis_mistakes.ts';

const step = (seq: number, seat: number, loss: number) => ({ seq, seat, loss }) as AnalysisStep;
const STEPS = [step(3, 0, 0), step(4, 0, MISTAKE), step(5, 1, INACCURACY), step(6, 0, 9), step(7, 1, 0.5)];

describe('mistakes', () => {
  it('are counted per player, with what a decision cost on average', () => {
    expect(accuracies(STEPS, 3)).toEqual([
      { inaccuracies: 0, mistakes: 2, meanLoss: (MISTAKE + 9) / 3 },
      { inaccuracies: 1, mistakes: 0, meanLoss: (INACCURACY + 0.5) / 2 },
      null,
    ]);
  });

  it('lead to the worst decision of a player, if it was one', () => {
    const analysis = { decisions: STEPS } as Analysis;
    expect(worstDecision(analysis, 0)?.seq).toBe(6);
    expect(worstDecision(analysis, 1)).toBeNull();
    expect(worstDecision(analysis, null)).toBeNull();
    expect(worstDecision(null, 0)).toBeNull();
  });
});
