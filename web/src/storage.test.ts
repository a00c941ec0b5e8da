import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storage } from './storage.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** Replaces `localStorage` by one that fails as browsers do. */
function breakStorage(how: 'missing' | 'denied' | 'full') {
  const fail = () => {
    throw new DOMException('no storage', how === 'full' ? 'QuotaExceededError' : 'SecurityError');
  };
  if (how === 'missing') vi.stubGlobal('localStorage', undefined);
  if (how === 'full') vi.stubGlobal('localStorage', { getItem: () => null, setItem: fail });
  if (how === 'denied')
    vi.stubGlobal(
      'localStorage',
      new Proxy({}, { get: fail }), // Reading any property throws, as with blocked cookies.
    );
}

describe('storage', () => {
  it('reads what it wrote', () => {
    storage.write('gloriette.tips', { off: true, seen: ['card'] });
    expect(storage.read('gloriette.tips')).toEqual({ off: true, seen: ['card'] });
  });

  it('keeps the formats of earlier versions', () => {
    storage.write('gloriette.known', 1);
    storage.write('gloriette.seen.0123', 17);
    storage.write('gloriette.settings', {
      theme: 'day',
      language: null,
      sounds: false,
      confirm: 'touch',
      speed: 'normal',
      volume: 60,
      vibrate: false,
      remarks: true,
    });
    expect({ ...localStorage }).toEqual({
      'gloriette.known': '1',
      'gloriette.seen.0123': '17',
      'gloriette.settings':
        '{"theme":"day","language":null,"sounds":false,"confirm":"touch","speed":"normal","volume":60,"vibrate":false,"remarks":true}',
    });
  });

  it('has nothing under a key that was never written', () => {
    expect(storage.read('gloriette.known')).toBeNull();
    expect(storage.readObject('gloriette.settings')).toEqual({});
  });

  it.each(['{', '', 'undefined'])('reads invalid JSON as nothing: %j', (text) => {
    localStorage.setItem('gloriette.settings', text);
    expect(storage.read('gloriette.settings')).toBeNull();
    expect(storage.readObject('gloriette.settings')).toEqual({});
  });

  it.each(['null', '7', '"day"'])('reads %s as an empty object', (text) => {
    localStorage.setItem('gloriette.settings', text);
    expect(storage.readObject('gloriette.settings')).toEqual({});
  });

  it.each(['missing', 'denied', 'full'] as const)('survives storage that is %s', (how) => {
    breakStorage(how);
    expect(() => storage.write('gloriette.known', 1)).not.toThrow();
    expect(storage.read('gloriette.known')).toBeNull();
    expect(storage.readObject('gloriette.tips')).toEqual({});
  });
});
