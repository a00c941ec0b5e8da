import { describe, expect, it } from 'vitest';
import { boardsLink, deviceLink, gameLink } from './links.ts';
import { routeOf } from './routes.ts';

const ID = '0123456789abcdef0123456789abcdef';
const at = (path: string) => routeOf(new URL(path, 'http://localhost:3000'));

describe('the route of a URL', () => {
  it.each([
    ['/', { page: 'start' }],
    [`/games/${ID}`, { page: 'table', game: ID, at: null }],
    [`/games/${ID}/`, { page: 'table', game: ID, at: null }],
    [`/games/${ID}?at=7`, { page: 'table', game: ID, at: 7 }],
    [`/games/${ID}?at=-7`, { page: 'table', game: ID, at: null }],
    [`/games/${ID}?at=x`, { page: 'table', game: ID, at: null }],
    ['/rules/sanssouci', { page: 'rules', game: 'sanssouci' }],
    ['/learn/sanssouci', { page: 'learn', game: 'sanssouci', lesson: null }],
    ['/learn/sanssouci/', { page: 'learn', game: 'sanssouci', lesson: null }],
    ['/learn/versailles/10', { page: 'learn', game: 'versailles', lesson: 10 }],
    ['/learn/versailles/x', { page: 'not-found' }],
    ['/boards/sanssouci', { page: 'boards', game: 'sanssouci' }],
    [`/boards/${ID}`, { page: 'shared-boards', set: ID }],
    ['/boards', { page: 'not-found' }],
    ['/record', { page: 'record' }],
    ['/link#abc', { page: 'device-link', token: 'abc' }],
    ['/link', { page: 'not-found' }],
    ['/games/short', { page: 'not-found' }],
    [`/games/${ID}/more`, { page: 'not-found' }],
    ['/nowhere', { page: 'not-found' }],
  ])('%s', (path, route) => expect(at(path)).toEqual(route));

  it('is found for every link that the page makes', () => {
    expect(at(gameLink(ID))).toEqual({ page: 'table', game: ID, at: null });
    expect(at(gameLink(ID, 7))).toEqual({ page: 'table', game: ID, at: 7 });
    expect(at(boardsLink(ID))).toEqual({ page: 'shared-boards', set: ID });
    expect(at(deviceLink('abc'))).toEqual({ page: 'device-link', token: 'abc' });
  });
});
