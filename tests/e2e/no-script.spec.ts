import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const titles = {
  '/': 'Wir bauen Glasfasernetze und vermieten die Fahrzeuge dazu',
  '/vehicles': 'Fahrzeug mieten',
  '/solutions': 'Leistungen',
  '/about': 'Über Uns',
  '/contact': 'Kontakt Uns',
  '/privacy-policy': 'Datenschutzerklärung',
  '/impressum': 'Impressum',
  '/barrierefreiheit': 'Barrierefreiheit',
  '/kuendigen': 'Verträge hier kündigen',
  '/unauthorized': 'The page you try to enter is forbidden',
  '/no-such-page': 'Opps! Something went wrong',
};
for (const [path, title] of Object.entries(titles))
  test(`${path} can be read`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  });

test('the six services are there', async ({ page }) => {
  await page.goto('/solutions');
  for (const service of [
    'Netzplanung',
    'Bauüberwachung',
    'Backoffice',
    'Glasfasermontage',
    'Tiefbau',
    'Schlüsselfertige Netze',
  ])
    await expect(page.getByRole('heading', { name: service })).toBeVisible();
});

for (const path of ['/contact', '/kuendigen', '/solutions', '/solutions/1', '/auth', '/user'])
  test(`${path} says that it needs scripts and how to reach us otherwise`, async ({ request }) => {
    // Read from the answer: Playwright's browser without scripts does not show <noscript>.
    const html = await (await request.get(path)).text();
    expect(html).toMatch(/>, <a/);
    expect(html).toMatch(/<noscript>.*braucht JavaScript.*mailto:.*<\/noscript>/s);
  });
