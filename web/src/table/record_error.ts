import { errorText } from '../design/notices.svelte.ts';
import { ApiError } from '../wire/api_error.ts';
import { dictionary, say, type Key } from '../words/words.svelte.ts';

/** Why a file could not be opened, in the user's language, and the server's words for people who repair the file. */
export type RecordError = { text: string; detail: string };

/** Parses a file; null if it is not a record of Gloriette at all. */
export function parseRecord(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    const isRecord =
      typeof parsed === 'object' &&
      parsed !== null &&
      'format' in parsed &&
      String(parsed.format).startsWith('gloriette/');
    return isRecord ? parsed : null;
  } catch {
    return null;
  }
}

/** Describes why the server refused a record. */
export function recordError(error: ApiError): RecordError {
  if (error.code !== 'bad_request') return { text: errorText(error), detail: '' };
  return { text: refusalText(error), detail: error.message };
}

function refusalText({ place, reason }: ApiError): string {
  if (place === 'format' || place === 'game') return say('record.unknown');
  if (place?.startsWith('result')) return say('record.wrong_result');
  const index = /^actions\[(\d+)\]/.exec(place ?? '')?.[1];
  if (index === undefined) return say('record.damaged');
  // Places count from 0, people from 1.
  const number = Number(index) + 1;
  const key = `record.reason.${reason}`;
  if (reason !== null && Object.hasOwn(dictionary.words, key))
    return say('record.illegal', { number, reason: say(key as Key) });
  return say('record.bad_move', { number });
}
