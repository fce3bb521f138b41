import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { catalogues } from '../support/catalogues.ts';
import { administratorToken, someVehicle } from './administrator.ts';
import { ask } from './api.ts';

export const searchForm = (page: Page, { search } = catalogues.en): Locator =>
  page.getByRole('search', { name: search.title });

/** Opens the form of a search that was made, which is one line. */
export const changeSearch = (page: Page, { search } = catalogues.en): Promise<void> =>
  searchForm(page).getByRole('button', { name: search.change }).click();

/** Fills in the times of a day. */
export async function fillTimes(
  form: Locator,
  day: string,
  [from, until] = ['10:00', '13:00'],
  { site: { fields } } = catalogues.en,
): Promise<void> {
  // Whoever comes near finds fields for dates and times.
  await form.hover();
  await form.getByLabel(fields.pickUpDate).fill(day);
  await form.getByLabel(fields.pickUpTime).fill(from!);
  await form.getByLabel(fields.dropOffDate).fill(day);
  await form.getByLabel(fields.dropOffTime).fill(until!);
}

/** The query of an address that searches for a day from 10:00 to 13:00. */
export const timesOf = (day: string): string =>
  `pickUpDate=${day}&pickUpTime=10:00&dropOffDate=${day}&dropOffTime=13:00`;

/** The only vehicle with so many seats; costs $12.50 an hour and no more than $1,000 a day. */
export async function vehicleWith(
  seats: number,
  request: APIRequestContext,
  more: { homePlace?: string | null; model?: string } = {},
) {
  const { id, image, model, licencePlate } = await someVehicle(request);
  const body = {
    ...sampleVehicle(),
    model,
    licencePlate,
    seats,
    pricePerHour: 12.5,
    pricePerDay: 1000,
    bufferMinutes: 0,
    ...more,
  };
  const token = await administratorToken(request);
  await ask(request, updateVehicle, { query: { id, imageId: image }, token, body });
  return { id, model: body.model };
}

export const results = (page: Page): Locator =>
  page.getByRole('region', { name: 'Vehicles' }).getByRole('article');

/** The card of a vehicle. */
export const cardOf = (page: Page, model: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: model, exact: true }) });

/** Expects to be told how much was found. */
export const expectSummary = (page: Page, text: string | RegExp) =>
  expect(page.locator('[aria-live=polite]').filter({ hasText: text })).toBeVisible();
