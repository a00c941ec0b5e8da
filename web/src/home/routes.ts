import { pagePath } from '../wire/base_path.ts';

/** The pages, with the parameters of their URLs. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; game: string; at: number | null }
  | { page: 'device-link'; token: string }
  | { page: 'rules'; game: string }
  /** `lesson` counts from 1; without it, the page chooses. */
  | { page: 'learn'; game: string; lesson: number | null }
  /** The editor of a game's boards, or a set of boards that was shared. */
  | { page: 'boards'; game: string }
  | { page: 'shared-boards'; set: string }
  | { page: 'record' }
  | { page: 'not-found' };

/** Parses a URL of the page. */
export function routeOf(url: URL): Route {
  const address = pagePath(url) ?? url.pathname.slice(1);
  // Some sites add parameters to links, which follow the path of a static site after `&`.
  const [path = ''] = address.split(/[?&]/);
  const query = address.slice(path.length + 1);
  if (path === '') return { page: 'start' };
  const game = /^games\/([0-9a-f]{32})\/?$/.exec(path)?.[1];
  if (game) {
    const at = Number(new URLSearchParams(query).get('at') ?? NaN);
    return { page: 'table', game, at: Number.isInteger(at) && at >= 0 ? at : null };
  }
  const rules = /^rules\/([a-z]+)\/?$/.exec(path)?.[1];
  if (rules) return { page: 'rules', game: rules };
  const learn = /^learn\/([a-z]+)(?:\/(\d{1,3}))?\/?$/.exec(path);
  if (learn?.[1]) return { page: 'learn', game: learn[1], lesson: learn[2] ? Number(learn[2]) : null };
  const set = /^boards\/([0-9a-f]{32})\/?$/.exec(path)?.[1];
  if (set) return { page: 'shared-boards', set };
  const boards = /^boards\/([a-z]+)\/?$/.exec(path)?.[1];
  if (boards) return { page: 'boards', game: boards };
  if (path === 'record') return { page: 'record' };
  if (path === 'link' && url.hash.length > 1) return { page: 'device-link', token: url.hash.slice(1) };
  return { page: 'not-found' };
}
