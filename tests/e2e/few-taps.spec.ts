import { expect, test } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import { setPrice, someVehicle } from './administrator.ts';
import { bookingForm } from './booking-form.ts';
import { countingPerson } from './counted.ts';
import { freeDate, somebody, type Customer } from './customer.ts';
import { cardOf, searchForm } from './search-form.ts';

test.use({
  locale: 'de-DE',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});

const { auth, booking, search, site, vehicles } = catalogues.de;

test('a new customer books from home with few taps, fields and little scrolling', async ({
  page,
}) => {
  const vehicle = await someVehicle(page.request, '000 ');
  await setPrice(page.request, vehicle, 456);
  const day = freeDate();
  const { fill, tap, effort } = countingPerson(page);

  await page.goto('/');
  const finder = searchForm(page, catalogues.de);
  for (const [name, value] of [
    ['pickUpDate', day],
    ['pickUpTime', '10:00'],
    ['dropOffDate', day],
    ['dropOffTime', '13:00'],
  ] as const)
    await fill(finder.getByLabel(site.fields[name]), value);
  await tap(finder.getByRole('button', { name: search.submit }));
  await tap(cardOf(page, vehicle.model).getByRole('link', { name: vehicle.model }));
  await tap(page.getByRole('link', { name: vehicles.toBooking }));
  await tap(page.getByRole('link', { name: booking.registerAndReturn }));

  const person = { ...somebody(), city: 'Musterstadt', phoneNumber: '0171 2345678' };
  const register = page.getByRole('form', { name: auth.register });
  const entries = Object.entries({ ...person, confirmPassword: person.password });
  for (const [name, value] of entries)
    await fill(register.getByLabel(site.fields[name as keyof Customer], { exact: true }), value);
  await tap(register.getByRole('button', { name: auth.register }));
  // Registering leads in and back to the form, which has checked the time by itself.
  const form = bookingForm(page, catalogues.de);
  await expect(form.getByRole('heading', { name: booking.payment })).toBeFocused();
  for (const [name, value] of [
    ['cardNumber', '4111111111111111'],
    ['nameOnCard', 'Greta Muster'],
    ['expireDate', '12/39'],
    ['cvc', '123'],
  ] as const)
    await fill(form.getByLabel(booking.fields[name]), value);
  await tap(form.getByLabel(booking.fields.contract));
  await tap(
    form
      .getByRole('button', { name: booking.bookToPay })
      .or(form.getByRole('button', { name: booking.book })),
  );
  await expect(page).toHaveURL('/');

  expect(effort.taps).toBeLessThanOrEqual(7);
  expect(effort.fields).toBeLessThanOrEqual(17);
  expect(effort.screens).toBeLessThanOrEqual(3);
});
