import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../contract/texts/language.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { someVehicle } from './administrator.ts';
import { loggedIn, vehicles } from './customer.ts';
import { tabTo } from './keys.ts';

const model = 'Koffer 3,5 t';
const texts = catalogues.en.vehicles;
const second = texts.furtherImage(model, 2);

async function openImages(page: Page) {
  const vehicle = (await vehicles(page.request)).find((one) => one.model === model)!;
  expect(vehicle.furtherImages).toHaveLength(2);
  await page.goto(`/solutions/${vehicle.id}`);
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    link: (image: string) => page.getByRole('link', { name: texts.enlarge(image), exact: true }),
    large: (image: string) => dialog.getByRole('img', { name: image, exact: true }),
    button: (name: string) => dialog.getByRole('button', { name }),
  };
}

test('a click enlarges an image, and buttons go to the next', async ({ page }) => {
  const { dialog, link, large, button } = await openImages(page);
  const small = await link(texts.image(model)).boundingBox();
  await link(texts.image(model)).click();
  await expect(dialog).toHaveAccessibleName(texts.image(model));
  await expect(large(texts.image(model))).toBeInViewport({ ratio: 0.9 });
  await expect(large(texts.image(model))).toHaveJSProperty('complete', true);
  const box = await large(texts.image(model)).boundingBox();
  expect(box!.width).toBeGreaterThan(1.3 * small!.width);

  await expect(button(texts.previousImage)).toHaveAttribute('aria-disabled', 'true');
  await button(texts.nextImage).click();
  await expect(dialog).toHaveAccessibleName(second);
  await expect(large(second)).toBeInViewport({ ratio: 0.9 });
  await button(texts.closeImages).click();
  await expect(dialog).toBeHidden();
  await expect(link(second)).toBeFocused();
  await expect(link(second)).toBeInViewport({ ratio: 0.9 });

  await link(second).click();
  await expect(dialog).toHaveAccessibleName(second);
  await large(second).click();
  await expect(dialog).toBeHidden();
});

test('the keyboard opens, changes and closes them', async ({ page }) => {
  const { dialog, link, large, button } = await openImages(page);
  const address = page.url();
  await tabTo(page, texts.enlarge(second));
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(second);
  await expect(button(texts.closeImages)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const third = texts.furtherImage(model, 3);
  await expect(dialog).toHaveAccessibleName(third);
  await expect(large(third)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link(third)).toBeFocused();
  await expect(page).toHaveURL(address);
});

test('the booking form may arrive while an image is enlarged', async ({ page }) => {
  await loggedIn(page);
  const opened = Promise.withResolvers<void>();
  await page.route(/\/VehiclePage\.[^/]*js$/, async (route) => {
    await opened.promise;
    await route.continue();
  });
  const { dialog, link } = await openImages(page);
  await link(second).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(second);
  opened.resolve();
  await expect(page.getByLabel('Pick-up location')).toBeEnabled();
  await expect(dialog).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link(second)).toBeFocused();
});

test('a single image has no others to go to', async ({ page, request }) => {
  const { id, model: name } = await someVehicle(request);
  await page.goto(`/solutions/${id}`);
  await page.getByRole('link', { name: texts.enlarge(texts.image(name)) }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button')).toHaveAccessibleName(texts.closeImages);
  await expect(dialog.getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
});

test('the link leads to the largest image', async ({ page, request }) => {
  const { link } = await openImages(page);
  const address = await link(second).getAttribute('href');
  expect(address).toMatch(/w=1200$/);
  const image = await request.get(address!);
  expect(image.headers()['content-type']).toMatch(/^image\//);
});

for (const language of languages)
  test.describe(`on a phone in ${language}`, () => {
    test.use({ locale: locales[language], viewport: { width: 390, height: 844 }, isMobile: true });

    test('an image takes the whole width, with buttons that are easy to hit', async ({ page }) => {
      const { images, image, enlarge } = catalogues[language].vehicles;
      await openImages(page);
      const links = page.getByRole('group', { name: images }).getByRole('link');
      await expect(links.first()).toHaveAccessibleName(enlarge(image(model)));
      await links.first().click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveAccessibleName(image(model));
      expect(await dialog.getByRole('img').first().boundingBox()).toMatchObject({
        x: 0,
        width: 390,
      });
      for (const button of await dialog.getByRole('button').all()) {
        const { width, height } = (await button.boundingBox())!;
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      }
    });
  });
