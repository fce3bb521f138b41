import { expect, test } from '@playwright/test';
import { createKey } from '../../contract/office/keys.ts';
import { administratorToken, asAdministrator } from '../e2e/administrator.ts';
import { ask } from '../e2e/api.ts';

const lists = [
  '/admin/reservations?state=all',
  '/admin/vehicles',
  '/admin/users',
  '/admin/invoices',
  '/admin/staff',
  '/admin/keys',
];

/** Runs in the page: the tables that scroll sideways, and what of their cells' content is outside. */
function findOutside(): string[] {
  const frames = [...document.querySelectorAll('.table-frame')];
  const isOutside = (element: Element) => {
    const cell = element.closest('td')!.getBoundingClientRect();
    const { left, right } = element.getBoundingClientRect();
    return left < cell.left - 1 || right > cell.right + 1;
  };
  return [
    ...frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map(() => 'scrolls'),
    ...[...document.querySelectorAll('.table td :is(button, .badge)')]
      .filter(isOutside)
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  ];
}

for (const locale of ['de-DE', 'en-US'])
  test.describe(`with a browser in ${locale}`, () => {
    test.use({ locale });

    for (const path of lists)
      test(`all of the table of ${path} is in sight`, async ({ page }) => {
        if (path === '/admin/keys')
          await ask(page.request, createKey, {
            token: await administratorToken(page.request),
            body: { name: 'Buchhaltung', rights: ['ledger', 'refunds', 'reservations.write'] },
          });
        await asAdministrator(page);
        await page.goto(path);
        await expect(page.locator('.table td button').first()).toBeVisible();
        for (const width of [320, 390, 768, 1024, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => page.evaluate(findOutside), `${width} px`).toEqual([]);
        }
      });
  });
