import { getContext, setContext } from 'svelte';
import type { AnalysisPoll } from './analysis_poll.svelte.ts';

const KEY = Symbol('analysis');

/** Lets the components inside a board find the analysis of its game. */
export const provideAnalysis = (poll: AnalysisPoll) => setContext(KEY, poll);

/** The analysis of the board that this component is in, if any. */
export const findAnalysis = () => getContext<AnalysisPoll | undefined>(KEY) ?? null;
