import { expect, test as base, type Page } from '@playwright/test';
import { asAdministrator } from './administrator.ts';
import { loggedIn, vehicles } from './customer.ts';

/** What the page's policy has blocked so far, across pages. */
const test = base.extend<{ refused: string[] }>({
  refused: [
    async ({ page }, use) => {
      const refused: string[] = [];
      await page.exposeFunction('tellRefused', (text: string) => refused.push(text));
      await page.addInitScript(() =>
        addEventListener('securitypolicyviolation', (event) => {
          const { tellRefused } = window as unknown as { tellRefused: (text: string) => void };
          tellRefused(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`);
        }),
      );
      page.on('console', (message) => {
        if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
      });
      await use(refused);
      expect(refused).toEqual([]);
    },
    { auto: true },
  ],
});

const open = async (page: Page, path: string) => {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
};

for (const path of [
  '/',
  '/vehicles',
  '/solutions/1',
  '/about',
  '/contact',
  '/privacy-policy',
  '/impressum',
  '/barrierefreiheit',
  '/kuendigen',
  '/auth?type=login',
  '/auth?type=register',
  '/unauthorized',
  '/no-such-page',
])
  test(`nothing on ${path} is blocked`, ({ page }) => open(page, path));

test("nothing on a customer's pages is blocked, with a menu, a toast and a dialog", async ({
  page,
}) => {
  const { firstName, lastName } = await loggedIn(page);
  for (const path of ['/user', '/user/reservations']) await open(page, path);
  await open(page, '/');
  await page.getByRole('button', { name: `${firstName} ${lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await page.goto('/user');
  await page.getByLabel('First name').fill('Anders');
  await page.getByRole('button', { name: 'Update' }).first().click();
  await expect(page.locator('[data-sonner-toast]').first()).toHaveCSS('position', 'absolute');
});

test("nothing on an administrator's pages is blocked", async ({ page, request }) => {
  await asAdministrator(page);
  const [vehicle] = await vehicles(request);
  for (const path of [
    '/admin',
    '/admin/users',
    '/admin/users/1',
    '/admin/vehicles',
    '/admin/vehicles/new',
    `/admin/vehicles/${vehicle!.id}`,
    '/admin/reservations',
    '/admin/reservations/timeline',
    '/admin/reservations/new',
    '/admin/contact-messages',
    '/admin/mails',
    '/admin/mails/1',
  ])
    await open(page, path);
});

test('anything that the policy does not allow is blocked', async ({ page, refused }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect(page).not.toHaveTitle('taken over');
  await expect.poll(() => refused.splice(0).length).toBeGreaterThan(0);
});
