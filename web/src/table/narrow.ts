/** Whether everything is in one column. The style of BoardLayout.svelte has the same width. */
export const isNarrow = () => matchMedia('(max-width: 56rem)').matches;
