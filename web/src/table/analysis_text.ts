import type { AnalysisStep } from '../types/server.ts';
import { decimal, say } from '../words/words.svelte.ts';
import type { DescribeAction } from './describe_action.ts';

/** Whether the player decided as the bot would have. */
export const playedBest = ({ played, best }: AnalysisStep) => JSON.stringify(played) === JSON.stringify(best);

/** A decision in words. */
export const playedText = (moment: AnalysisStep, names: string[], describe: DescribeAction) =>
  say('analysis.played', { name: names[moment.seat] ?? '', action: describe(moment.played, moment) });

/** The bot's choice in words, and its advantage. */
export const betterText = (moment: AnalysisStep, describe: DescribeAction) =>
  say('analysis.better', {
    action: moment.best_turn.map((action) => describe(action, moment)).join(' · '),
    loss: decimal(moment.loss),
  });
