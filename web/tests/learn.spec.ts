import { expectNoViolationsInBothThemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVisibleFocus } from './keyboard.ts';
import { expectNoHorizontalScroll, expectTouchTargets } from './layout.ts';
import { LessonPage } from './lessons.ts';
import { pattern, text } from './words.ts';

// The browser reports answers that refuse a wrong try.
const REFUSED = [/422 \(Unprocessable/];

/** What solves each lesson. `gloriette/tests/lessons.rs` finds all other solutions. */
const SANSSOUCI: ((lesson: LessonPage) => Promise<void>)[] = [
  async (lesson) => {
    await lesson.take('go', 'g2');
    await expect(lesson.coach).toContainText('fountain card');
    await lesson.take('f', 'o1');
  },
  async (lesson) => {
    await lesson.take('f', 'o1');
    await expect(lesson.coach).toContainText('row 5');
    await lesson.take('vt', 'v1');
  },
  async (lesson) => {
    await lesson.take('c', 'g1');
    await lesson.field('c5');
  },
  (lesson) => lesson.field('e3'),
  (lesson) => lesson.page.getByRole('button', { name: text('action.stay') }).click(),
  (lesson) => lesson.field('f4'),
  async (lesson) => {
    await lesson.field('e2');
    await expect(lesson.coach).toContainText('2 points');
    await lesson.field('e3');
  },
  async (lesson) => {
    await lesson.take('i', 'w1');
    await expect(lesson.coach).toContainText('8 points');
    await lesson.take('gt', 't2');
  },
  (lesson) => lesson.field('e3'),
  async (lesson) => {
    await lesson.take('e', 'o1');
    await lesson.field('f4');
  },
];

const VERSAILLES: ((lesson: LessonPage) => Promise<void>)[] = [
  async (lesson) => {
    await lesson.bid(3);
    await expect(lesson.coach).toContainText('starts your garden');
    await lesson.lay([0, 0], 1);
  },
  (lesson) => lesson.lay([0, 2], 0),
  (lesson) => lesson.lay([2, 0], 3),
  (lesson) => lesson.lay([0, -2], 0),
  (lesson) => lesson.bid(55),
  (lesson) => lesson.bid(38),
  (lesson) => lesson.lay([2, -2], 0),
  async (lesson) => {
    await lesson.lay([-2, 1], 0);
    const scoring = lesson.page.getByRole('dialog', { name: text('v.middle') });
    await scoring.getByRole('button', { name: text('close') }).click();
  },
  (lesson) => lesson.lay([2, 2], 1),
  (lesson) => lesson.lay([-4, 1], 0),
];

for (const [game, solutions, tips] of [
  // If the market lacks the motif of a card, that comes first.
  ['sanssouci', SANSSOUCI, ['tip.card', 'tip.free']],
  ['versailles', VERSAILLES, ['tip.v.bid']],
] as const)
  test(`${game}: ten lessons lead to a first game with tips`, async ({ page }) => {
    await page.goto(`./learn/${game}`);
    const lesson = new LessonPage(page);
    for (const [index, solve] of solutions.entries()) {
      await lesson.expectLesson(index + 1);
      await expect(page.getByRole('note'), 'tips wait').toHaveCount(0);
      await solve(lesson);
      const last = index === solutions.length - 1;
      const go = last ? lesson.finish : lesson.next;
      await expect(go).toBeVisible();
      await expect(lesson.coach).toContainText(text('learn.right'));
      await go.click();
    }
    await expect(page.getByRole('img', { name: text('learn.solved') })).toHaveCount(10);
    await page.getByRole('button', { name: text('learn.play') }).click();
    await expect(page).toHaveURL(/\/games\//);
    await expect(page.getByRole('note')).toContainText(new RegExp(tips.map((tip) => pattern(tip)).join('|')));
    await expect(page.locator('aside')).toContainText(text('level.apprentice'));
  });

test('the rules explain wrong tries, and the lesson goes on', async ({ page, browserLog }) => {
  browserLog.expected = REFUSED;
  const lesson = new LessonPage(page);
  await lesson.open('sanssouci', 6);
  await lesson.field('f3');
  await expect(lesson.answer).toHaveText(
    `${text('problem.no_way')} A noble may walk over the gardener in row 3, but not stop there.`,
  );
  // Any other field, too, with the words of the rules alone.
  await lesson.field('b4');
  await expect(lesson.answer).toHaveText(text('problem.no_way'));
  // A decision that is allowed, but not the goal, changes nothing.
  await lesson.field('f2');
  await expect(lesson.answer).toContainText('further down');
  await expect(page.locator('.main [data-field=f2] .noble')).toHaveCount(0);
  await lesson.field('f4');
  await expect(lesson.next).toBeVisible();
  await expect(lesson.answer).toHaveCount(0);

  await lesson.open('versailles', 2);
  await lesson.lay([2, 2], 0);
  await expect(lesson.answer).toHaveText(`${text('problem.apart')} Only the corners would touch there.`);
  await lesson.lay([1, 1], 2);
  await expect(lesson.answer).toHaveText(`${text('problem.occupied')} Tiles may not overlap.`);
  await lesson.lay([2, 0], 0);
  await expect(lesson.next).toBeVisible();
});

test('progress is kept, and every lesson can be repeated', async ({ page }) => {
  const lesson = new LessonPage(page);
  await lesson.open('sanssouci', 1);
  await SANSSOUCI[0]?.(lesson);
  await expect(lesson.next).toBeVisible();
  await page.goto('./learn/sanssouci');
  await lesson.expectLesson(2);
  const first = page.getByRole('listitem').filter({ hasText: 'Take a tile' });
  await expect(first.getByRole('img', { name: text('learn.solved') })).toBeVisible();
  await first.getByRole('link').click();
  await lesson.expectLesson(1);
  await lesson.take('go', 'g2');
  await expect(lesson.coach).toContainText('fountain card');
  await lesson.coach.getByRole('button', { name: text('learn.again') }).click();
  await expect(lesson.coach).toContainText('four tiles');
  await lesson.take('go', 'g1');
  await expect(lesson.coach).toContainText('fountain card');
});

test('a lesson can be solved with the keyboard alone', async ({ page, browserLog }) => {
  browserLog.expected = REFUSED;
  const lesson = new LessonPage(page);
  await lesson.open('sanssouci', 6);
  await page.keyboard.press('g');
  await page.locator('.main [data-field=f2]').focus();
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(lesson.answer).toContainText(text('problem.no_way'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(lesson.next).toBeFocused();
  await page.keyboard.press('Enter');
  await lesson.expectLesson(7);
});

test('an unknown lesson leads to the first game, an unknown game nowhere', async ({ page }) => {
  await page.goto('./learn/sanssouci/99');
  await expect(page.getByRole('button', { name: text('learn.play') })).toBeVisible();
  await page.goto('./learn/chess');
  await expect(page.getByText(text('lost.title'))).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const language of ['en', 'de', 'fr', 'es'])
    test(`the text and the board fit in ${language}`, async ({ page }) => {
      await page.addInitScript(
        (language) => localStorage.setItem('gloriette.settings', JSON.stringify({ language })),
        language,
      );
      const lesson = new LessonPage(page);
      for (const [game, number] of [
        ['sanssouci', 5],
        ['sanssouci', 10],
        ['versailles', 3],
        ['versailles', 5],
      ] as const) {
        await page.goto(`./learn/${game}/${number}`);
        await lesson.ready();
        await expect(lesson.coach).toBeInViewport({ ratio: 1 });
        await expectNoHorizontalScroll(page, `${game} ${number}`);
      }
    });

  test('controls are large enough for fingers', async ({ page }) => {
    const lesson = new LessonPage(page);
    await lesson.open('versailles', 1);
    await expectTouchTargets(page, 'lesson');
    await page.goto('./learn/versailles/11');
    await expect(page.getByRole('button', { name: text('learn.play') })).toBeVisible();
    await expectTouchTargets(page, 'first game');
  });
});

test('axe finds nothing on the pages of lessons', async ({ page, browserLog }) => {
  browserLog.expected = REFUSED;
  const lesson = new LessonPage(page);
  await lesson.open('sanssouci', 6);
  await lesson.field('f3');
  await expect(lesson.answer).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'a lesson with an answer');
  await lesson.field('f4');
  await expect(lesson.next).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'a solved lesson');
  await page.goto('./learn/sanssouci/11');
  await expect(page.getByRole('button', { name: text('learn.play') })).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'the first game');
});

test.describe('on a low phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true });

  test('the cards are in sight, and a wrong try moves nothing', async ({ page, browserLog }) => {
    browserLog.expected = REFUSED;
    const lesson = new LessonPage(page);
    await lesson.open('sanssouci', 1);
    for (const card of ['go', 'f']) {
      const uncovered = await page.locator(`.hand [data-card="${card}"]`).evaluate((node) => {
        const { left, right, top, bottom } = node.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, bottom - 4);
        return top > 0 && bottom <= innerHeight && node.contains(at);
      });
      expect(uncovered, card).toBe(true);
    }
    // On a tablet, too, the text is above the board.
    for (const [width, height] of [
      [390, 664],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await lesson.open('sanssouci', 6);
      const top = () => page.locator('.desk').evaluate((desk) => desk.getBoundingClientRect().top);
      const before = await top();
      await lesson.field('f3');
      await expect(lesson.answer).toContainText('not stop there');
      expect(await top(), `${width}×${height}`).toBe(before);
    }
  });
});
