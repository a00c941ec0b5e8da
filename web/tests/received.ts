import type { Page } from '@playwright/test';
import type { Event, View } from '../src/types/versailles.ts';
import { FrameReader } from '../src/wire/frame_reader.ts';
import { expect } from './fixtures.ts';

declare global {
  interface Window {
    /** The body of every response so far, streams included. */
    received: string[];
  }
}

type Message<View, Event> = {
  view?: View;
  events?: Event[] | null;
  entries?: { events: Event[] | null }[];
};

/** Records everything that the server sends to a browser from the next page load on. */
export async function recordReceived(page: Page) {
  await page.addInitScript(() => {
    window.received = [];
    const original = window.fetch;
    window.fetch = async (...request) => {
      const response = await original(...request);
      const index = window.received.push('') - 1;
      const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      void (async () => {
        for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
          window.received[index] += part.value;
      })().catch(() => undefined);
      return response;
    };
  });
}

/** The views and events that a browser has received since its page was loaded. */
export async function received<View, Event>(page: Page): Promise<{ views: View[]; events: Event[] }> {
  const bodies = await page.evaluate(() => window.received);
  const messages = bodies.flatMap((body) => {
    if (body.startsWith('{')) return [JSON.parse(body) as Message<View, Event>];
    // A stream, whose last event may still be incomplete. Its frames tell what has changed since the one before.
    const reader = new FrameReader();
    const events = body.matchAll(/^event: (.*)\n(?:id: .*\n)?data: (.*)\n/gm);
    return [...events].flatMap(
      ([, kind, data = '']) => (reader.read(kind, data) as Message<View, Event> | null) ?? [],
    );
  });
  return {
    views: messages.flatMap(({ view }) => (view ? [view] : [])),
    events: messages.flatMap((message) => [
      ...(message.events ?? []),
      ...(message.entries ?? []).flatMap((entry) => entry.events ?? []),
    ]),
  };
}

/** The seats in Versailles of which a browser has received cards that lie in a hand or face down. */
export async function seatsWithKnownCards(page: Page): Promise<number[]> {
  const { views, events } = await received<View, Event>(page);
  expect(views.length, 'received views').toBeGreaterThan(0);
  const seats = [
    ...views.flatMap((view) =>
      view.seats.flatMap(({ hand, bid }, seat) => (hand !== null || bid !== null ? [seat] : [])),
    ),
    ...events.flatMap((event) => {
      if (event.event === 'bid' && event.card !== null) return [event.seat];
      return event.event === 'dealt' && event.hand.length > 0 ? [event.seat] : [];
    }),
  ];
  return [...new Set(seats)].sort();
}
