import { describe, expect, it, vi } from 'vitest';
import { FakeAudioContext } from './fake_audio_context.ts';
import { Synthesizer } from './synthesizer.ts';
import { type SoundName, type Voice, VOICES } from './voices.ts';

function synthesizer(context = new FakeAudioContext()) {
  const create = vi.fn(() => context as unknown as AudioContext);
  return { context, create, synthesizer: new Synthesizer(create) };
}

describe('the synthesizer', () => {
  it('creates one audio context, for the first sound', async () => {
    const { create, synthesizer: player } = synthesizer();
    expect(create).not.toHaveBeenCalled();
    await player.play(VOICES.tile, 1);
    await player.play(VOICES.card, 1);
    expect(create).toHaveBeenCalledOnce();
  });

  it('creates nothing for a silent sound', async () => {
    const { create, synthesizer: player } = synthesizer();
    await player.play(VOICES.tile, 0);
    expect(create).not.toHaveBeenCalled();
  });

  it.each(Object.keys(VOICES) as SoundName[])('plays every part of "%s" and stops it', async (name) => {
    const { context, synthesizer: player } = synthesizer();
    await player.play(VOICES[name], 1);
    const { tones = [], noises = [] }: Voice = VOICES[name];
    expect(context.sources.map(({ kind }) => kind)).toEqual([
      ...tones.map(() => 'tone'),
      ...noises.map(() => 'noise'),
    ]);
    for (const { started, stopped, output } of context.sources) {
      expect(stopped).toBeGreaterThan(started);
      expect(stopped).toBeLessThan(1.2);
      expect(output).toBe(context.destination);
    }
  });

  it('scales the volume of every part', async () => {
    const { context, synthesizer: player } = synthesizer();
    await player.play(VOICES.turn, 0.5);
    expect(context.gains.map(({ highest }) => highest)).toEqual([0.1, 0.05]);
  });

  it('plays later by the delay', async () => {
    const { context, synthesizer: player } = synthesizer();
    context.currentTime = 7;
    await player.play(VOICES.tile, 1, 250);
    expect(context.sources.map(({ started }) => started)).toEqual([7.25, 7.25]);
  });

  it('resumes a context that the browser has suspended', async () => {
    const { context, synthesizer: player } = synthesizer(new FakeAudioContext('suspended'));
    await player.play(VOICES.tile, 1);
    expect(context.state).toBe('running');
    expect(context.sources).toHaveLength(2);
  });

  it('drops sounds that the browser has held back for long', async () => {
    const { context, synthesizer: player } = synthesizer(new FakeAudioContext('suspended'));
    let now = 1000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    context.resuming = async () => {
      now += 5000;
    };
    await player.play(VOICES.tile, 1);
    expect(context.sources).toEqual([]);
    vi.restoreAllMocks();
  });
});
