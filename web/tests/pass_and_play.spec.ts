import type { Locator, Page } from '@playwright/test';
import { faceOf } from '../src/sanssouci/cards.ts';
import type { View as Sanssouci } from '../src/types/sanssouci.ts';
import type { Frame } from '../src/types/server.ts';
import type { View as Versailles } from '../src/types/versailles.ts';
import { expectNoViolationsInBothThemes } from './axe.ts';
import { confirmTurns } from './board.ts';
import { expect, test } from './fixtures.ts';
import { expectNoHorizontalScroll, expectTouchTargets } from './layout.ts';
import { LocalSanssouci, LocalVersailles } from './local_boards.ts';
import { before, playedGame, storeGame, viewsOf } from './local_storage.ts';
import { type Key, pattern, text } from './words.ts';

const NAMES = ['Anna', 'Ben', 'Cara'];

/** Fills in the form of the start page for people who share this device. */
async function openTogether(page: Page, stored: { players: number; [option: string]: unknown }) {
  await page.addInitScript((opening) => {
    if (!localStorage.getItem('gloriette.opening'))
      localStorage.setItem('gloriette.opening', JSON.stringify(opening));
  }, stored);
  await page.goto('./');
  await page.getByRole('radio', { name: text('start.company.device') }).check();
  const seats = page.getByRole('group', { name: text('pass.people') });
  for (const number of [2, 3])
    await seats.getByLabel(text('pass.seat', { number }), { exact: true }).selectOption('person');
  for (const [index, name] of NAMES.entries())
    await seats.getByLabel(text('pass.name', { number: index + 1 })).fill(name);
  return page.getByRole('button', { name: text('start.now') });
}

/** What only one person may see, as the board shows it: the cards in hand, and phrases about missions and bids. */
function secretsOf({ table, view }: Frame): { cards: string[]; phrases: RegExp[] } {
  if (table.terms.game === 'versailles') {
    const own = (view as Versailles).seats[table.you ?? 9];
    const cards = [...(own?.hand ?? []), ...(own?.bid == null ? [] : [own.bid])].map(String);
    return { cards, phrases: cards.map((card) => new RegExp(`^${text('v.card', { card })}$`)) };
  }
  const own = (view as Sanssouci).seats[table.you ?? 9];
  const { edition } = (view as Sanssouci).options;
  const name = (key: string) => text(key as Key);
  const cards = own?.hand ?? [];
  const cardName = (card: (typeof cards)[number]) => {
    const face = faceOf(card);
    if (face.kind === 'free') return text('card.free');
    if (face.kind === 'motif') return name(`motif.${edition}.${face.motif}`);
    const [first, second] = face.rows.map((row) => name(`colour.${edition}.${row}`));
    return text('card.colours', { first: first ?? '', second: second ?? '' });
  };
  const missions = (own?.missions ?? []).map((motif) =>
    pattern('missions.now', { motif: name(`motif.${edition}.${motif}`), count: '\\d+' }),
  );
  const held = cards.map((card) => pattern('hand.card', { key: '\\d', card: cardName(card) }));
  return { cards, phrases: [...missions, ...held].map((source) => new RegExp(`^${source}$`)) };
}

/** Every text and attribute of the page. */
const strings = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) found.add(walker.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('*'))
      for (const { value } of element.attributes) found.add(value);
    return [...found];
  });

/** The page has the cards of the holder, and nothing that only another person may see. */
async function expectNoSecrets(page: Page, people: Map<string, string>, holder: string | null) {
  const views = await viewsOf(page, [...people.values()]);
  const secrets = new Map([...people].map(([name, id]) => [name, secretsOf(views.get(id) as Frame)]));
  const own = holder === null ? { cards: [], phrases: [] } : secrets.get(holder);
  const shown = page.locator('[data-card]');
  await expect.poll(() => shown.count()).toBeLessThanOrEqual(own?.cards.length ?? 0);
  const cards = await shown.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
  expect(own?.cards, `the cards that ${holder ?? 'everybody'} sees`).toEqual(expect.arrayContaining(cards));
  if (holder === null) await expect(page.locator('.hand, .missions, .bid, .target')).toHaveCount(0);
  const found = await strings(page);
  const allowed = new Set((own?.phrases ?? []).map(String));
  for (const [name, { phrases }] of secrets)
    for (const phrase of phrases.filter((phrase) => name !== holder && !allowed.has(String(phrase))))
      expect(
        found.filter((string) => phrase.test(string)),
        `of ${name}, for ${holder ?? 'all'}`,
      ).toEqual([]);
}

const curtain = (page: Page) => page.locator('.curtain');

/** The person to whom the device must be passed. */
async function nextPerson(page: Page): Promise<string> {
  const heading = (await curtain(page).getByRole('heading').textContent()) ?? '';
  const name = NAMES.find((name) => [name, text('pass.to', { name })].includes(heading));
  expect(name, heading).toBeDefined();
  return name ?? '';
}

/** The ids of the people at the table that the page shows. */
async function peopleAt(page: Page): Promise<Map<string, string>> {
  const [frame] = (await viewsOf(page, ['0'.repeat(32)])).values();
  return new Map(
    frame?.table.seats.flatMap(({ occupant }) =>
      occupant?.kind === 'person' ? [[occupant.name, occupant.id] as const] : [],
    ),
  );
}

const takeButton = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: text('pass.take', { name }) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('three people pass the device, and each sees only their own cards', async ({ page }) => {
    await confirmTurns(page, 'never');
    const start = await openTogether(page, {
      players: 4,
      level: 'apprentice',
      game: 'sanssouci',
      sanssouci: { edition: 'revised', choose_sides: true, rewards: true },
    });
    await expectNoHorizontalScroll(page, 'the form');
    await expectTouchTargets(page, 'the form');
    await expectNoViolationsInBothThemes(page, 'the form');
    await start.tap();
    const board = new LocalSanssouci(page, (target) => target.tap());
    await expect(curtain(page)).toBeVisible();
    await expectNoViolationsInBothThemes(page, 'the curtain');
    await expectTouchTargets(page, 'the curtain');
    const people = await peopleAt(page);
    expect([...people.keys()].sort()).toEqual(NAMES);

    // Everybody chooses two sides, and then there are some turns.
    const turns = 12;
    const held: string[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const name = await nextPerson(page);
      held.push(name);
      await expectNoSecrets(page, people, null);
      await takeButton(page, name).tap();
      await expectNoHorizontalScroll(page, 'a turn');
      for (let first = true; ; first = false) {
        const phase = await Promise.race([
          board.ready(),
          curtain(page)
            .waitFor()
            .then(() => null),
        ]);
        if (phase === null) break;
        if (first) await expectNoSecrets(page, people, name);
        // After a reload nobody holds the device.
        if (first && turn === turns - 1) {
          await page.reload();
          await expect(curtain(page)).toBeVisible();
          await expectNoSecrets(page, people, null);
          await takeButton(page, await nextPerson(page)).tap();
        } else await board.decide(phase);
        if (turn === turns - 1 && !first) break;
      }
      if (turn < turns - 1) await expect(curtain(page)).toBeVisible();
    }
    expect(new Set(held)).toEqual(new Set(NAMES));
  });
});

test('on a shared screen the board stays open, and a held button shows cards', async ({ page }) => {
  const start = await openTogether(page, { players: 3, game: 'versailles' });
  await page.getByRole('switch', { name: text('pass.screen') }).check();
  await start.click();
  const bar = page.getByRole('region', { name: text('pass.screen') });
  const hold = (name: string) =>
    bar.getByRole('group', { name: text('pass.hold') }).getByRole('button', { name, exact: true });
  await expect(hold('Anna')).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
  const people = await peopleAt(page);
  await expectNoSecrets(page, people, null);
  await expectNoViolationsInBothThemes(page, 'a shared screen');

  await hold('Ben').hover();
  await page.mouse.down();
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expectNoSecrets(page, people, 'Ben');
  await page.mouse.up();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await expectNoSecrets(page, people, null);
  await hold('Cara').focus();
  await page.keyboard.down(' ');
  await expect(page.locator('[data-card]').first()).toBeVisible();
  await expectNoSecrets(page, people, 'Cara');
  await page.keyboard.up(' ');
  await expect(page.locator('[data-card]')).toHaveCount(0);

  // They bid one after the other, and all see the reveal.
  const board = new LocalVersailles(page);
  for (const name of NAMES) {
    await takeButton(page, name).click();
    const phase = await board.ready();
    await expectNoSecrets(page, people, name);
    await board.decide(phase);
    await expect(page.locator('[data-card]')).toHaveCount(0);
    if (name !== 'Cara') await expectNoSecrets(page, people, null);
  }
  await expect(page.locator('.now .taker b')).toHaveCount(3);
  await expect(bar.locator('.main')).toBeVisible();

  await bar.getByRole('button', { name: text('pass.curtain') }).click();
  await expect(curtain(page)).toBeVisible();
  await takeButton(page, await nextPerson(page)).click();
  await board.ready();
});

test('the people who share a device see a scoring together, before the next one takes it', async ({
  page,
}) => {
  await page.goto('./');
  const people = NAMES.map((name, index) => ({ id: String(index + 1).padStart(32, '0'), name }));
  const terms = { game: 'versailles', options: { players: 3 } };
  const game = await playedGame({ terms, seats: ['me', 'open', 'open'] }, people);
  await storeGame(page, await before(game, 'middle_scored'));
  await page.goto(`games/${game.id}`);
  await takeButton(page, await nextPerson(page)).click();
  const board = new LocalVersailles(page);
  await board.decide(await board.ready());
  await expect(board.halfTime).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await board.closeHalfTime();
  await takeButton(page, await nextPerson(page)).click();
  await board.ready();
});

test('the people who share a device see the result and play again', async ({ page }) => {
  await page.goto('./');
  const people = NAMES.map((name, index) => ({ id: String(index + 1).padStart(32, '0'), name }));
  const terms = { game: 'versailles', options: { players: 3 } };
  const game = await playedGame({ terms, seats: ['me', 'open', 'open'] }, people);
  await storeGame(page, game);
  await page.goto(`games/${game.id}`);
  await expect(page.locator('.board[data-phase=over]')).toBeVisible();
  await expect(curtain(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: text('local.add') })).toHaveCount(0);
  await page.getByRole('button', { name: text('over.rematch') }).click();
  await page.waitForURL((url) => !url.pathname.includes(game.id));
  const name = await nextPerson(page);
  await takeButton(page, name).click();
  await new LocalVersailles(page).ready();
});

test('a finished game on this device is added to the results once', async ({ page, browserLog }) => {
  browserLog.expected = [/429/];
  await page.goto('./');
  const terms = { game: 'versailles', options: { players: 2 } };
  const user = { id: 'a'.repeat(32), name: '' };
  const game = await playedGame({ terms, seats: ['me', 'apprentice'] }, [user]);
  await storeGame(page, game);
  await page.goto(`games/${game.id}`);
  const add = page.getByRole('button', { name: text('local.add') });
  await add.click();
  await expect(page.getByText(text('local.added'))).toBeVisible();
  await expect(add).toHaveCount(0);
  const row = page
    .getByRole('region', { name: text('statistics.title') })
    .getByRole('row', { name: text('statistics.offline') });
  await page.goto('./');
  await expect(row.getByRole('cell').first()).toHaveText('1');
  await expect(add).toHaveCount(0);

  // The browser forgets it, so the page offers it again.
  await page.evaluate(() => localStorage.removeItem('gloriette.counted_games'));
  await page.reload();
  await add.click();
  await expect(page.getByText(text('local.added'))).toBeVisible();
  await expect(row.getByRole('cell').first()).toHaveText('1');
});
