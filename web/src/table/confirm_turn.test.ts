import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../home/settings.svelte.ts';
import { confirmationAt } from './confirm_turn.ts';

const press = (pointerType: string) => dispatchEvent(new PointerEvent('pointerdown', { pointerType }));

beforeEach(() => {
  localStorage.clear();
  press('mouse');
});

describe('whether the end of a turn is confirmed', () => {
  it('follows the setting', () => {
    settings.set({ confirm: 'always' });
    expect(confirmationAt('a')).toBe('wait');
    settings.set({ confirm: 'delay' });
    expect(confirmationAt('a')).toBe('delay');
    settings.set({ confirm: 'never' });
    press('touch');
    expect(confirmationAt('a')).toBe('none');
  });

  it('by default, in the first three games', () => {
    settings.set({ confirm: 'touch' });
    for (const table of ['a', 'a', 'b', 'c', 'c', 'a']) expect(confirmationAt(table)).toBe('wait');
    expect(confirmationAt('d')).toBe('none');
    expect(confirmationAt('b')).toBe('wait');
  });

  it('by default, after a touch in any game', () => {
    settings.set({ confirm: 'touch' });
    for (const table of ['a', 'b', 'c', 'd']) confirmationAt(table);
    press('touch');
    expect(confirmationAt('d')).toBe('wait');
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
    expect(confirmationAt('d')).toBe('none');
    press('touch');
    press('mouse');
    expect(confirmationAt('d')).toBe('none');
  });

  it('by default, never after a choice that a button has confirmed', () => {
    settings.set({ confirm: 'touch' });
    press('touch');
    expect(confirmationAt('a', true)).toBe('none');
    settings.set({ confirm: 'always' });
    expect(confirmationAt('a', true)).toBe('wait');
    settings.set({ confirm: 'delay' });
    expect(confirmationAt('a', true)).toBe('delay');
  });

  it('ignores invalid stored values', () => {
    settings.set({ confirm: 'touch' });
    localStorage.setItem('gloriette.first_games', '{"a": 1}');
    expect(confirmationAt('a')).toBe('wait');
  });
});
