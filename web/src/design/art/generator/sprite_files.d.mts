export const webFolder: URL;
export function spriteFiles(): { path: string; content: string }[];
