import { baseName } from './board_files.ts';

/** Downloads a data file. */
export function downloadFile(name: string, text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/toml' }));
  link.download = baseName(name);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
