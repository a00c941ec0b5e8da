import { describe, expect, it } from 'vitest';
import { gameLink, internalTarget, isLoopback } from './links.ts';

const ID = '0123456789abcdef0123456789abcdef';

describe('the link to a table', () => {
  it('is absolute, so that it can be sent', () => {
    expect(gameLink(ID)).toBe(`http://localhost:3000/games/${ID}`);
  });

  it('can name a moment of the game', () => {
    expect(gameLink(ID, 0)).toBe(`http://localhost:3000/games/${ID}?at=0`);
  });
});

describe('a click on a link', () => {
  function click(html: string, options: Partial<MouseEvent> = {}): string | null {
    document.body.innerHTML = html;
    return internalTarget({
      button: 0,
      ...options,
      target: document.querySelector('b'),
    } as unknown as MouseEvent);
  }

  it('stays within the page', () => {
    expect(click(`<a href="/games/${ID}"><b>x</b></a>`)).toBe(`games/${ID}`);
    expect(click('<a href="/"><b>x</b></a>')).toBe('');
    expect(click('<a href="/link#abc"><b>x</b></a>')).toBe('link#abc');
  });

  it.each([
    ['outside of links', '<b>x</b>', {}],
    ['to another site', '<a href="http://example.org/"><b>x</b></a>', {}],
    ['to the API', '<a href="/api/games/x/record"><b>x</b></a>', {}],
    ['to a download', '<a href="/games/x" download><b>x</b></a>', {}],
    ['to another tab', '<a href="/" target="_blank"><b>x</b></a>', {}],
    ['with Ctrl', '<a href="/"><b>x</b></a>', { ctrlKey: true }],
    ['with the middle button', '<a href="/"><b>x</b></a>', { button: 1 }],
    ['within the same page', '<a href="#main"><b>x</b></a>', {}],
  ])('is left to the browser: %s', (_, html, options) => expect(click(html, options)).toBeNull());
});

describe('a loopback address', () => {
  it.each(['localhost', '127.0.0.1', '127.0.1.1', '[::1]'])('is %s', (host) =>
    expect(isLoopback(host)).toBe(true),
  );
  it.each(['192.168.1.5', 'games.example.org', '12.7.0.0'])('is not %s', (host) =>
    expect(isLoopback(host)).toBe(false),
  );
});
