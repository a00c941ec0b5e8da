import { downloadText } from '../design/download.ts';
import { baseName } from './board_files.ts';

/** Downloads a data file. */
export const downloadFile = (name: string, text: string) =>
  downloadText(baseName(name), text, 'application/toml');
