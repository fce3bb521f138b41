import { expect, test, type Page } from '@playwright/test';
import { languages } from '../../contract/texts/language.ts';
import { pages } from '../../contract/site/pages.ts';
import { getOwnReservation, previewChange } from '../../contract/reservations/reservations.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import { addDays } from '../../contract/values/times.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { asAdministrator, someCustomer } from './administrator.ts';
import { ask } from './api.ts';
import { someRental } from './at-counter.ts';
import { bookingForm, check, choose, pay } from './booking-form.ts';
import { freeDate, loggedIn, logIn, signUp, somebody, storedToken } from './customer.ts';
import { rented, vehicleFor } from './rented.ts';
import { timesOf } from './search-form.ts';
import { expectOwnTexts, translatePages } from './translator.ts';

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });

const timesOn = (day: string, from: string, until: string, last = day) => ({
  pickUpDateTime: `${day}T${from}:00`,
  dropOffDateTime: `${last}T${until}:00`,
});

for (const language of languages)
  test.describe(`in a translated browser of ${locales[language]}`, () => {
    test.use({ locale: locales[language] });
    test.setTimeout(300_000);
    test.beforeEach(({ page }) => translatePages(page));
    const texts = catalogues[language];
    const { auth, site, changes, account, booking, availability, admin, money, messages } = texts;
    const day = freeDate();
    const { format } = new Intl.NumberFormat(locales[language], {
      style: 'currency',
      currency: 'USD',
    });

    test('somebody registers, logs out and logs in again', async ({ page }) => {
      const customer = somebody();
      await page.goto(`${pages.auth}?type=register`);
      const register = page.getByRole('form', { name: auth.register });
      await register.getByRole('button', { name: auth.register }).click();
      await expect(register.getByText(messages.auth.lastName)).toBeVisible();
      await signUp(page, customer, texts);
      await expect(toast(page, messages.auth.registered)).toBeVisible();
      const menu = page.getByRole('button', { name: 'Greta Muster' });
      await menu.click();
      await page.getByRole('menuitem', { name: site.menu.logout }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: site.menu.logout }).click();
      await expect(menu).toHaveCount(0);
      await page.goto(`${pages.auth}?type=login`);
      await logIn(page, { ...customer, password: 'Falsch-123!' }, texts);
      await expect(toast(page, messages.auth.loginFailed)).toBeVisible();
      await logIn(page, customer, texts);
      await expect(menu).toBeVisible();
      await expectOwnTexts(page, texts);
    });

    test("a vehicle is found, checked twice and booked at the server's price", async ({ page }) => {
      const { id, model } = await vehicleFor(page.request, 456);
      await page.goto(`/solutions/${id}?${timesOf(day)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(model);
      await page.getByRole('form').scrollIntoViewIfNeeded();
      const totalOf = async (from: string, until: string) => {
        const asked = { params: { id }, query: timesOn(day, from, until) };
        return format((await ask(page.request, quoteVehicle, asked)).totalPrice);
      };
      const quoted = availability.total(await totalOf('10:00', '13:00'));
      await expect(page.getByText(quoted)).toBeVisible();

      await loggedIn(page);
      await page.goto(`/solutions/${id}`);
      const form = bookingForm(page, texts);
      for (const until of ['12:00', '17:00']) {
        if (until !== '12:00') await form.getByRole('button', { name: booking.edit }).click();
        await choose(page, [day, '09:00'], [day, until], texts);
        await check(page, texts).click();
        const total = await totalOf('09:00', until);
        const review = form.getByRole('region', { name: booking.review.title });
        await expect(review).toContainText(total);
        await expectOwnTexts(page, texts);
      }
      await pay(page, texts);
      await form.getByRole('button', { name: booking.book }).click();
      await expect(page.getByText(messages.bookings.created)).toBeVisible();
      await page.goto(pages.ownReservations);
      await expect(page.getByRole('article')).toContainText(model);
    });

    test("a rental is changed at the server's price, which the button says", async ({ page }) => {
      const { id } = await rented(page);
      await page.goto(`/user/reservations/${id}/change`);
      const token = (await storedToken(page))!;
      const total = page.getByText(account.ticket.total).locator('xpath=following-sibling::dd');
      const asked = async (days: number) => {
        const last = addDays(day, days);
        await page.getByLabel(site.fields.dropOffDate).fill(last);
        const query = timesOn(day, '08:00', '18:00', last);
        return ask(page.request, previewChange, { params: { id }, query, token });
      };
      for (const days of [3, 5]) {
        const { totalPrice, difference } = await asked(days);
        await expect(total.first()).toHaveText(format(totalPrice));
        const label = changes.submitMore(changes.change, changes.preview.more(format(difference)));
        await expect(page.getByRole('button', { name: label, exact: true })).toBeEnabled();
        await expectOwnTexts(page, texts);
      }
      const { totalPrice } = await asked(5);
      await page.locator('button[type=submit]').click();
      await expect(toast(page, changes.changed)).toBeVisible();
      await expect(page.getByRole('article')).toContainText(format(totalPrice));
      const stored = await ask(page.request, getOwnReservation, { params: { id }, token });
      expect(stored.totalPrice).toBe(totalPrice);
    });

    test('an administrator finds a user by typing, and notes a payment', async ({ page }) => {
      const [customer, { path }] = [
        await someCustomer(page.request),
        await someRental(page.request),
      ];
      await asAdministrator(page);
      await page.goto(pages.adminUsers);
      const list = page.getByRole('table', { name: admin.users });
      await expect(list.getByRole('row').nth(2)).toBeVisible();
      await page.getByRole('searchbox').fill(customer.email);
      await expect(list.getByRole('row')).toHaveCount(2);
      await expect(list).toContainText(customer.email);

      await page.goto(path);
      await page.locator('#money > summary').click();
      const card = page.getByRole('region', { name: money.title, exact: true });
      const amount = card.getByLabel(money.amount('$'));
      const rent = await amount.inputValue();
      await amount.fill('1');
      await card.getByRole('button', { name: money.submit }).click();
      const rest = format(Number(rent.replace(',', '.')) - 1);
      await expect(card).toContainText(rest);
      await expectOwnTexts(page, texts);
    });
  });
