import { expect, test, type Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const titles = [
  'Effiziente Unterstützung für Baupartner',
  'Erstklassige Leistungen aus über 100 Jahren Erfahrung',
  'Optimierte Kapazitäten, agile Strukturen',
];

async function expectSlide(page: Page, number: 1 | 2 | 3) {
  await expect(page.getByRole('heading', { name: titles[number - 1] })).toBeVisible();
  for (const title of titles.filter((_, index) => index !== number - 1))
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
}

/** Moves the pointer away from the slider. */
const leave = (page: Page) => page.getByRole('link', { name: 'Startseite' }).hover();

/** Opens the page with a stopped clock and the pointer beside the slider. */
async function open(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await leave(page);
  await expectSlide(page, 1);
}

test('advances every 5 seconds and wraps around', async ({ page }) => {
  await open(page);
  await page.clock.runFor(4900);
  await expectSlide(page, 1);
  for (const number of [2, 3, 1] as const) {
    await page.clock.runFor(5000);
    await expectSlide(page, number);
  }
});

test('pauses under the pointer and while focused', async ({ page }) => {
  await open(page);
  await page.getByRole('heading', { name: titles[0] }).hover();
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await leave(page);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);

  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Automatischen Wechsel anhalten' }).focus();
  await page.clock.runFor(20_000);
  await expectSlide(page, 2);
});

test('the pause button pauses it until pressed again', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Automatischen Wechsel anhalten' }).click();
  await leave(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.getByRole('button', { name: 'Automatischen Wechsel fortsetzen' }).click();
  await leave(page);
  await page.clock.runFor(5000);
  await expectSlide(page, 2);
});

test('obeys the arrow keys, its buttons and its named dots', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Nächste Folie' }).click();
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 3);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 1);
  await page.getByRole('button', { name: `Folie 2: ${titles[1]}` }).click();
  await expectSlide(page, 2);
});

test('does not move for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe of 40 px changes the slide, a shorter one does not', async ({ page }) => {
    await open(page);
    const title = page.getByRole('heading', { name: titles[0] });
    await title.scrollIntoViewIfNeeded();
    const { y } = (await title.boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: x === undefined ? [] : [{ x, y }],
      });
    const swipe = async (way: number) => {
      await touch('touchStart', 200);
      await touch('touchMove', 200 + way / 2);
      await touch('touchMove', 200 + way);
      await touch('touchEnd');
    };
    await swipe(-39);
    await expectSlide(page, 1);
    await swipe(-40);
    await expectSlide(page, 2);
    await swipe(40);
    await expectSlide(page, 1);
  });
});

test('a slide without a link leads to the contact page', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Kontokt Uns' }).click();
  await expect(page).toHaveURL(/\/contact\/?$/);
});
