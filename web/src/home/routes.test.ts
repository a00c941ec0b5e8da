import { describe, expect, it } from 'vitest';
import { deviceLink, gameLink, insideTarget, isOnlyHere, place } from './routes.ts';

const ID = '0123456789abcdef0123456789abcdef';
const at = (path: string) => place(new URL(path, 'http://localhost:3000'));

describe('an address', () => {
  it.each([
    ['/', { screen: 'start' }],
    [`/games/${ID}`, { screen: 'table', game: ID, at: null }],
    [`/games/${ID}/`, { screen: 'table', game: ID, at: null }],
    [`/games/${ID}?at=7`, { screen: 'table', game: ID, at: 7 }],
    [`/games/${ID}?at=-7`, { screen: 'table', game: ID, at: null }],
    [`/games/${ID}?at=x`, { screen: 'table', game: ID, at: null }],
    ['/link#abc', { screen: 'link', token: 'abc' }],
    ['/link', { screen: 'lost' }],
    ['/games/short', { screen: 'lost' }],
    [`/games/${ID}/more`, { screen: 'lost' }],
    ['/nowhere', { screen: 'lost' }],
  ])('%s names its screen', (path, screen) => expect(at(path)).toEqual(screen));

  it('can be sent to others', () => {
    expect(gameLink(ID)).toBe(`http://localhost:3000/games/${ID}`);
    expect(place(new URL(gameLink(ID)))).toEqual({ screen: 'table', game: ID, at: null });
    expect(place(new URL(deviceLink('abc')))).toEqual({ screen: 'link', token: 'abc' });
  });
});

describe('a click on a link', () => {
  function click(html: string, how: Partial<MouseEvent> = {}): string | null {
    document.body.innerHTML = html;
    return insideTarget({ button: 0, ...how, target: document.querySelector('b') } as unknown as MouseEvent);
  }

  it('stays within the page', () => {
    expect(click(`<a href="/games/${ID}"><b>x</b></a>`)).toBe(`games/${ID}`);
    expect(click('<a href="/"><b>x</b></a>')).toBe('');
    expect(click('<a href="/link#abc"><b>x</b></a>')).toBe('link#abc');
  });

  it.each([
    ['beside links', '<b>x</b>', {}],
    ['elsewhere', '<a href="http://example.org/"><b>x</b></a>', {}],
    ['to the API', '<a href="/api/games/x/record"><b>x</b></a>', {}],
    ['to be kept', '<a href="/games/x" download><b>x</b></a>', {}],
    ['into another tab', '<a href="/" target="_blank"><b>x</b></a>', {}],
    ['with Ctrl', '<a href="/"><b>x</b></a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/"><b>x</b></a>', { button: 1 }],
    ['within the screen', '<a href="#main"><b>x</b></a>', {}],
  ])('is left to the browser: %s', (_, html, options) => expect(click(html, options)).toBeNull());
});

describe('an address that nobody else can open', () => {
  it.each(['localhost', '127.0.0.1', '127.0.1.1', '[::1]'])('%s', (host) =>
    expect(isOnlyHere(host)).toBe(true),
  );
  it.each(['192.168.1.5', 'games.example.org', '12.7.0.0'])('is not %s', (host) =>
    expect(isOnlyHere(host)).toBe(false),
  );
});
