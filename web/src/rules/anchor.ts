/** The anchor of a part. The prefix avoids ids that sprites use. */
export const anchor = (part: string) => `rule-${part}`;
