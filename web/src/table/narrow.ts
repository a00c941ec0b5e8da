/** Whether everything is in one column. The style of BoardLayout.svelte has the same width. */
export const isNarrow = () => matchMedia('(max-width: 56rem)').matches;

/** Screens on which the prompt is a bar at the bottom. The style of BoardLayout.svelte has the same sizes. */
export const SMALL_SCREEN = '(max-width: 56rem), (max-height: 30rem)';
