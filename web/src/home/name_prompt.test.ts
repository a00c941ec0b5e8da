import { beforeEach, describe, expect, it, vi } from 'vitest';

const me = { name: '', signIn: vi.fn(async () => undefined), rename: vi.fn(async () => undefined) };
vi.mock('../wire/identity.svelte.ts', () => ({ me }));

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  me.name = '';
  me.rename.mockClear();
});

const load = async () => (await import('./name_prompt.svelte.ts')).namePrompt;

describe('the question for a name', () => {
  it('waits for the answer and saves the name without white space', async () => {
    const prompt = await load();
    const answered = prompt.ask();
    await vi.waitFor(() => expect(prompt.open).toBe(true));
    await prompt.save('  Ada ');
    await answered;
    expect(me.rename).toHaveBeenCalledWith('Ada');
    expect(prompt.open).toBe(false);
  });

  it('is asked once, even if it is skipped', async () => {
    const prompt = await load();
    const answered = prompt.ask();
    await vi.waitFor(() => expect(prompt.open).toBe(true));
    prompt.skip();
    await answered;
    expect(me.rename).not.toHaveBeenCalled();
    await prompt.ask();
    await (await load()).ask();
    expect(prompt.open).toBe(false);
  });

  it('is not asked of people who have a name', async () => {
    me.name = 'Ada';
    const prompt = await load();
    await prompt.ask();
    expect(prompt.open).toBe(false);
  });
});
