import { expect, test } from '@playwright/test';
import { languageNames, languages } from '../../contract/texts/language.ts';
import { currentUser } from '../../contract/users/users.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { someCustomer, someReservation, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { bookAndRead } from './booking-journey.ts';
import { freeDate, loggedIn, logIn, signUp, somebody, storeToken, tokenOf } from './customer.ts';

const amounts = {
  en: { perHour: '$456.00/hour', total: '$1,368.00', newPrice: ['512.50', '$512.50/hour'] },
  de: { perHour: '456,00 $/Std.', total: '1.368,00 $', newPrice: ['512,50', '512,50 $'] },
} as const;

for (const language of languages)
  test.describe(`in ${languageNames[language]}`, () => {
    test.use({ locale: locales[language] });
    const texts = catalogues[language];
    const { account, admin, auth, booking, messages, outbox, site, vehicles } = texts;
    const { newPrice, ...selling } = amounts[language];

    test('a customer registers, books and finds the reservation', async ({ page }) => {
      const customer = somebody();
      await page.goto('/auth?type=register');
      const form = page.getByRole('form', { name: auth.register });
      await form.getByRole('button', { name: auth.register }).click();
      await expect(
        form.getByLabel(site.fields.firstName, { exact: true }),
      ).toHaveAccessibleDescription(messages.auth.firstName);
      await signUp(page, customer, texts);
      await expect(page.getByText(messages.auth.registered)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
      const token = await tokenOf(page.request, customer);
      const stored = () => ask(page.request, currentUser, { token });
      await expect.poll(async () => (await stored()).language).toBe(language);

      await bookAndRead(page, {
        language,
        ...selling,
        tax: null,
        hasCard: true,
        currency: 'US-Dollar',
        payment: booking.payByCard,
        order: booking.book,
      });
    });

    test('a customer changes the profile and the password', async ({ page }) => {
      const { password } = await loggedIn(page);
      await page.goto('/user');
      const profile = page.getByRole('form', { name: account.updateProfile });
      await profile.getByLabel(site.fields.lastName).fill('Musterfrau');
      await profile.getByRole('button', { name: account.updateProfile }).click();
      await expect(page.getByText(messages.users.profileUpdated)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Greta Musterfrau' })).toBeVisible();

      const form = page.getByRole('form', { name: account.updatePassword });
      const next = 'Leerrohr-34!';
      for (const [name, value] of [
        ['oldPassword', password],
        ['newPassword', next],
        ['confirmNewPassword', next],
      ] as const)
        await form.getByLabel(site.fields[name], { exact: true }).fill(value);
      await form.getByRole('button', { name: account.updatePassword }).click();
      await expect(page.getByText(messages.users.passwordUpdated)).toBeVisible();
    });

    test('a visitor writes, and an administrator answers', async ({ page }) => {
      const subject = `Frage ${crypto.randomUUID().slice(0, 8)}`;
      await page.goto('/contact');
      const form = page.getByRole('form', { name: site.contact.label });
      await form.getByLabel(site.contact.name, { exact: true }).fill('Ida Muster');
      await form.getByLabel(site.fields.email).fill('ida@example.com');
      await form.getByLabel(site.contact.subject).fill(subject);
      await form
        .getByLabel(site.contact.body, { exact: true })
        .fill('Sind drei Transporter für eine Woche frei?');
      await form.getByRole('button', { name: site.contact.send }).click();
      await expect(page.getByText(messages.contact.sent)).toBeVisible();

      await page.goto('/auth');
      await logIn(page, demoLogins.administrator, texts);
      await expect(page).not.toHaveURL(/auth/);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: admin.dashboard, level: 1 })).toBeVisible();
      const sections = page.getByRole('navigation', { name: admin.navigation });
      await sections.getByRole('link', { name: admin.messages }).click();
      await page.getByRole('link', { name: subject }).click();
      await expect(page.getByRole('heading', { name: subject })).toBeVisible();
      await expect(page.getByText('Sind drei Transporter')).toBeVisible();
      await page
        .getByRole('textbox', { name: outbox.answer })
        .fill('Ja, drei Transporter sind frei.');
      await page.getByRole('button', { name: outbox.send }).click();
      await expect(page.getByText(messages.answers.sent)).toBeVisible();
      await expect(page.getByRole('region', { name: outbox.answered })).toContainText(
        'Ja, drei Transporter',
      );
    });

    test('an administrator changes a vehicle and cancels a reservation', async ({
      page,
      request,
    }) => {
      const vehicle = await someVehicle(request);
      const customer = await someCustomer(request);
      const day = { user: customer.id, vehicle: vehicle.id, date: freeDate() };
      const reservation = await someReservation(request, day);
      await storeToken(page, await tokenOf(request, demoLogins.administrator));

      await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
      await page.getByLabel(vehicles.pricePerHour).fill(newPrice[0]);
      await page.getByRole('button', { name: admin.update }).click();
      await expect(page.getByText(messages.vehicles.updated)).toBeVisible();
      await page.goto(`/solutions/${vehicle.id}`);
      await expect(page.getByRole('main')).toContainText(newPrice[1]);

      await page.goto(`/admin/reservations/${reservation}?begins=end`);
      await page.getByLabel(admin.status).selectOption({ label: site.statuses.CANCELLED });
      await page.getByRole('button', { name: admin.save }).click();
      const { question, confirm } = admin.closing.CANCELLED;
      const dialog = page.getByRole('alertdialog', { name: question });
      await dialog.getByRole('button', { name: confirm }).click();
      await expect(page.getByText(messages.reservations.updated)).toBeVisible();
      await page.goto(`/admin/reservations/${reservation}?begins=end`);
      await expect(page.getByText(admin.closedHint)).toBeVisible();
    });
  });
