import { expect, test, type Page } from '@playwright/test';
import {
  listedReservation,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask } from './api.ts';

// Of the demo: one vehicle was handed over and was due back the day before, the other one was never handed over.
const late = { model: 'Pritsche Tieflader', dropOff: '' };
const toBeClosed = { model: 'Pritsche Doppelkabine', pickUp: '', dropOff: '' };

/** The wall times of a rental of the demo, `YYYY-MM-DD HH:mm`. The demo may have been made before midnight. */
async function timesOf(page: Page, model: string, due: 'lateReturns' | 'toBeClosed') {
  const token = await administratorToken(page.request);
  const query = { due, size: '100' };
  const { content } = await ask(page.request, pageReservations, { query, token });
  const rows = content.map((row) => listedReservation.parse(row));
  const { pickUpTime, dropOffTime } = rows.find(({ vehicle }) => vehicle?.model === model)!;
  const shown = (time: string) => time.slice(0, 16).replace('T', ' ');
  return { pickUp: shown(pickUpTime), dropOff: shown(dropOffTime) };
}

const task = (page: Page, name: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }) })
    .last();
const row = (page: Page, { model }: { model: string }) =>
  page.getByRole('row').filter({ hasText: model });

test.beforeEach(async ({ page }) => {
  Object.assign(late, await timesOf(page, late.model, 'lateReturns'));
  Object.assign(toBeClosed, await timesOf(page, toBeClosed.model, 'toBeClosed'));
  await asAdministrator(page);
});

test('the dashboard lists late vehicles, and apart what is to be closed', async ({ page }) => {
  await page.goto('/admin');
  for (const [name, { model }, time] of [
    ['Late returns', late, late.dropOff],
    ['Never picked up', toBeClosed, toBeClosed.pickUp],
  ] as const)
    await expect(task(page, name).getByRole('link', { name: model }).first()).toContainText(
      // The day stands above the time.
      time.slice(5).replace(' ', ''),
    );
  const close = task(page, 'Never picked up').getByRole('link', {
    name: `Resolve: ${toBeClosed.model}`,
  });
  await expect(close).toHaveAttribute('href', /\/admin\/reservations\/\d+$/);
  await expect(task(page, 'Late returns')).not.toContainText(toBeClosed.model);
  await expect(task(page, 'Never picked up')).not.toContainText(late.model);

  await page.goto('/admin/reservations');
  await page.getByText('More filters').click();
  await page.getByLabel('Due today').selectOption('Never picked up');
  await expect(row(page, toBeClosed)).toContainText(toBeClosed.dropOff);
  await expect(row(page, late)).toHaveCount(0);
  await page.getByLabel('Due today').selectOption('Late returns');
  await expect(row(page, late)).toContainText(late.dropOff);
  await expect(row(page, toBeClosed)).toHaveCount(0);
});

test('the vehicles that are late say so, the others do not', async ({ page }) => {
  await page.goto('/admin/vehicles?search=Pritsche');
  await expect(row(page, late)).toContainText(`Late since ${late.dropOff.slice(5)}`);
  await expect(row(page, toBeClosed)).toContainText('Free now');
  await page.getByLabel('State').selectOption('Late');
  await expect(row(page, toBeClosed)).toHaveCount(0);
  await expect(row(page, late)).toHaveCount(1);
});

test('the timeline draws a late rental to now', async ({ page }) => {
  const day = Temporal.PlainDate.from(late.dropOff.slice(0, 10));
  const about = `from=${day.subtract({ days: 3 })}&days=7`;
  await page.goto(`/admin/reservations/timeline?search=${late.model}&${about}`);
  const bar = page.getByRole('link', { name: `late, due back ${late.dropOff}` });
  await expect(bar).toContainText('Yılmaz');
  const [rental, lane, free] = await Promise.all(
    [
      bar,
      page.locator('[data-lane]'),
      page.getByRole('link', { name: `Book ${late.model}` }).first(),
    ].map(async (element) => (await element.boundingBox())!),
  );
  const end = (rental!.x + rental!.width - lane!.x) / lane!.width;
  const dropOff = (3 + 16 / 24) / 7;
  expect(end).toBeGreaterThan(dropOff + 0.01);
  expect(Math.abs(free!.x - rental!.x - rental!.width)).toBeLessThan(2);

  await page.goto(`/admin/reservations/timeline?search=${toBeClosed.model}&${about}`);
  await expect(page.locator('[data-reserved]')).toHaveAccessibleName(/Not picked up$/);
});

test('who never came is asked about with two equal answers', async ({ page }) => {
  await page.goto('/admin');
  await task(page, 'Never picked up')
    .getByRole('link', { name: /^Resolve/ })
    .first()
    .click();
  const answers = [
    page.getByRole('link', { name: 'It was out, record it' }),
    page.getByRole('button', { name: 'Nobody came' }),
  ];
  for (const answer of answers) await expect(answer).toHaveClass('button');
  await expect(answers[0]!).toHaveAttribute('href', /hand-over$/);
  await answers[1]!.click();
  await expect(page.getByRole('dialog', { name: 'Nobody came?' })).toBeVisible();
});
