import { expect, test } from '@playwright/test';
import { updateProfile } from '../../contract/users/user-edit.ts';
import { currentUser } from '../../contract/users/users.ts';
import { catalogues } from '../support/catalogues.ts';
import { someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { bookNow, bookingForm, check, choose, pay } from './booking-form.ts';
import { freeDate, loggedIn, signUp, somebody, storedToken } from './customer.ts';

const { booking, messages, site } = catalogues.en;
const latinName = site.fields.latinName;
const arabic = { firstName: 'محمد', lastName: 'العبدالله' };

test('registering asks for Latin letters while the name has others', async ({ page }) => {
  await page.goto('/auth?type=register');
  const form = page.getByRole('form', { name: 'Register' });
  await expect(form.getByLabel('Last name')).toBeVisible();
  await expect(form.getByLabel(latinName)).toBeHidden();
  await form.getByLabel('Last name').fill('Łukasz Ńowak');
  await expect(form.getByLabel(latinName)).toBeHidden();
  await form.getByLabel('Last name').fill(arabic.lastName);
  await form.getByLabel(latinName).fill('Мухаммад');
  await form.getByLabel(latinName).blur();
  await expect(form.getByLabel(latinName)).toHaveAccessibleDescription(
    new RegExp(messages.auth.latinName),
  );
  await form.getByLabel('First name').fill('Jürgen 🚐');
  await form.getByLabel('First name').blur();
  await expect(form.getByLabel('First name')).toHaveAccessibleDescription(
    messages.common.unprintable({ characters: '🚐' }),
  );
  // What is hidden again holds up nothing.
  await form.getByLabel('Last name').fill('Nowak');
  await expect(form.getByLabel(latinName)).toBeHidden();
  await signUp(page, { ...somebody(), firstName: arabic.firstName });
  await expect(page.getByText(messages.auth.registered)).toBeVisible();
});

test('who has no Latin spelling yet is asked before booking, and loses nothing typed', async ({
  page,
}) => {
  const vehicle = await someVehicle(page.request);
  const customer = await loggedIn(page);
  const token = (await storedToken(page))!;
  const { email, phoneNumber, address, zipCode } = customer;
  const body = { email, phoneNumber, address, zipCode, ...arabic };
  await ask(page.request, updateProfile, { token, body });
  await page.goto(`/solutions/${vehicle.id}`);
  await choose(page, [freeDate(), '09:00'], [freeDate(), '12:00']);
  await expect(check(page)).toBeDisabled();
  const form = page.getByRole('form', { name: latinName });
  await form.getByRole('button', { name: booking.saveName }).click();
  await expect(form.getByLabel(latinName)).toHaveAccessibleDescription(
    new RegExp(messages.auth.latinName),
  );
  await form.getByLabel(latinName).fill('Mohamed Al-Abdallah');
  await form.getByRole('button', { name: booking.saveName }).click();
  await expect(form).toBeHidden();
  await expect(bookingForm(page).getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');
  await check(page).click();
  await pay(page);
  await bookNow(page).click();
  await expect(page).toHaveURL('/');
  const user = await ask(page.request, currentUser, { token });
  expect(user).toMatchObject({ ...arabic, latinName: 'Mohamed Al-Abdallah' });
  await page.goto('/user');
  await expect(page.getByLabel(latinName)).toHaveValue('Mohamed Al-Abdallah');
});
