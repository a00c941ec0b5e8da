import type { AnalysisStep } from '../types/server.ts';
import { decimal, say } from '../words/words.svelte.ts';
import { roundOf } from './analysis_curve.ts';
import type { DescribeAction } from './describe_action.ts';
import type { RoundStart } from './rounds.ts';

/** Whether the player decided as the bot would have. */
export const playedBest = ({ played, best }: AnalysisStep) => JSON.stringify(played) === JSON.stringify(best);

/** A decision in words. */
export const playedText = (moment: AnalysisStep, names: string[], describe: DescribeAction) =>
  say('analysis.played', { name: names[moment.seat] ?? '', action: describe(moment.played, moment) });

/** A decision in words, with its round. */
export function momentText(
  moment: AnalysisStep,
  names: string[],
  describe: DescribeAction,
  rounds: readonly RoundStart[],
) {
  const round = roundOf(moment.seq, rounds);
  const played = playedText(moment, names, describe);
  return round ? say('analysis.in_round', { round, played }) : played;
}

/** The bot's choice in words, and its advantage unless that rounds to nothing. */
export function betterText(moment: AnalysisStep, describe: DescribeAction) {
  const action = moment.best_turn.map((action) => describe(action, moment)).join(' · ');
  const loss = decimal(moment.loss);
  return loss === decimal(0) ? say('analysis.equal', { action }) : say('analysis.better', { action, loss });
}
