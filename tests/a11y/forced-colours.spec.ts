import { expect, test, type Locator } from '@playwright/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const look = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((node, [name, part]) => getComputedStyle(node, part).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const);

test('the current page is marked', async ({ page }) => {
  await page.goto('/about');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  const line = (name: string) =>
    look(navigation.getByRole('link', { name }), 'border-bottom-width');
  expect(await line('Über Uns')).toBe('3px');
  expect(await line('Kontakt')).toBe('0px');
});

test('one of the tabs is chosen', async ({ page }) => {
  await page.goto('/auth?type=login');
  const line = (name: string) => look(page.getByRole('tab', { name }), 'border-bottom-width');
  expect(await line('Login')).toBe('3px');
  expect(await line('Register')).toBe('0px');
});

test('the current slide is marked', async ({ page }) => {
  await page.goto('/');
  const fill = (number: number) =>
    look(page.getByRole('button', { name: `Folie ${number}` }), 'background-color', '::after');
  expect(await fill(1)).not.toBe(await fill(2));
});
