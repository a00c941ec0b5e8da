/** Lengths that the server enforces. Inputs use them as `maxlength`. */
export const MAX_CHAT_LENGTH = 300;
export const MAX_NAME_LENGTH = 24;
