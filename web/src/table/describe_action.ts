/** Describes an action in a few words: one that a seat has taken (`made`), or one that is legal now. */
export type DescribeAction = (action: unknown, made?: { seq: number; seat: number }) => string;
