import { expect, type Page } from '@playwright/test';
import { sendMessage } from '../../contract/wire/messages.ts';
import { pages } from '../../contract/site/pages.ts';
import { vehicleCalendar } from '../../contract/reservations/search.ts';
import { getVehicle, pageVehicles } from '../../contract/vehicles/vehicles.ts';
import type { Catalogue } from '../support/catalogues.ts';
import { someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { bookedBySomebodyElse, freeDate, somebody, storeToken } from './customer.ts';
import { timesOf } from './search-form.ts';

/** Brings a page to a screen, in the language of the texts. */
export type Screens = Record<string, (page: Page, texts: Catalogue) => Promise<unknown>>;

/** Screens that need no more than their address. */
export const atAddresses = (...paths: string[]): Screens =>
  Object.fromEntries(paths.map((path) => [path, (page) => openAt(page, path)]));

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('astro-island[ssr], .loading:visible')).toHaveCount(0);
}

const { about, accessibility, auth, contact, ending, home, imprint, privacy, solutions, vehicles } =
  pages;

async function openContact(page: Page, { site }: Catalogue) {
  await page.goto(contact);
  const send = page.getByRole('button', { name: site.contact.send });
  await expect(send).toBeEnabled();
  return send;
}

async function write(page: Page, texts: Catalogue) {
  const { contact: labels, fields } = texts.site;
  const send = await openContact(page, texts);
  const form = page.getByRole('form', { name: labels.label });
  await form.getByLabel(labels.name, { exact: true }).fill('Ida Muster');
  await form.getByLabel(fields.email).fill('ida@example.com');
  await form.getByLabel(labels.subject).fill('Transporter');
  await form.getByLabel(labels.body, { exact: true }).fill('Sind morgen drei Transporter frei?');
  await send.click();
}

export const visitorScreens: Screens = {
  ...atAddresses(home, vehicles, about, contact, privacy, imprint, accessibility),
  ...atAddresses(ending, pages.unauthorized, '/no-such-page', auth, `${auth}?type=register`),
  ...atAddresses(pages.forgotten, `${pages.reset}?token=x`, pages.invitation),
  ...atAddresses(`${pages.invitation}?token=x`, `${pages.confirm}?token=x`),
  ...atAddresses(`${pages.staffInvitation}?token=x`),
  ...atAddresses('/solutions/1', '/solutions/999999', '/solutions/nowhere'),

  'a vehicle for a time': async (page, { availability }) => {
    await page.goto(`/solutions/1?${timesOf(freeDate())}`);
    await expect(page.locator('header [data-total]')).toContainText(availability.forDuration(3));
  },
  'an empty log-in': async (page, texts) => {
    await page.goto(auth);
    const form = page.getByRole('form', { name: texts.auth.login });
    await form.getByRole('button', { name: texts.auth.login }).click();
    await expect(form.getByText(texts.messages.auth.email)).toBeVisible();
  },
  'a refused log-in': async (page, texts) => {
    const { email, password } = somebody();
    await page.goto(auth);
    const form = page.getByRole('form', { name: texts.auth.login });
    await form.getByLabel(texts.site.fields.email).fill(email);
    await form.getByLabel(texts.site.fields.password, { exact: true }).fill(password);
    await form.getByRole('button', { name: texts.auth.login }).click();
    await expect(form.getByText(texts.messages.auth.loginFailed)).toBeVisible();
  },
  'an empty registration': async (page, texts) => {
    await page.goto(`${auth}?type=register`);
    const form = page.getByRole('form', { name: texts.auth.register });
    await form.getByRole('button', { name: texts.auth.register }).click();
    await expect(form.getByText(texts.messages.auth.firstName)).toBeVisible();
  },
  'a weak password': async (page, texts) => {
    await page.goto(`${auth}?type=register`);
    const form = page.getByRole('form', { name: texts.auth.register });
    await form.getByLabel(texts.site.fields.password, { exact: true }).fill('Passwort1!');
    await expect(form.getByText(/^(Stärke|Strength):/)).toBeVisible();
  },
  'a link on its way': async (page, { site, security }) => {
    const { email } = somebody();
    await page.goto(pages.forgotten);
    const send = page.getByRole('button', { name: security.forgotten.send });
    // The address typed for the log-in comes along then.
    await expect(send).toBeEnabled();
    await page.getByLabel(site.fields.email).fill(email);
    await send.click();
    await expect(page.getByText(security.forgotten.sent(email))).toBeVisible();
  },
  'an empty message': async (page, texts) => {
    await (await openContact(page, texts)).click();
    await expect(page.getByText(texts.messages.contact.name)).toBeVisible();
  },
  'a message that was sent': async (page, texts) => {
    await write(page, texts);
    await expect(page.getByText(texts.messages.contact.sent)).toBeVisible();
  },
  'a server that cannot be reached': async (page, texts) => {
    await page.route(callsOf(sendMessage), (route) => route.abort());
    await write(page, texts);
    await expect(page.getByText(texts.site.unreachable).first()).toBeVisible();
  },
  'vehicles for a time, taken ones too': async (page, { search }) => {
    await page.goto(`${vehicles}?${timesOf(freeDate())}&include=taken&sort=price`);
    await expect(page.getByText(search.hideTaken)).toBeVisible();
  },
  'a search that finds nothing': async (page, { search }) => {
    await page.goto(`${vehicles}?${timesOf(freeDate())}&seats=1000&category=van`);
    await expect(page.getByText(search.none)).toBeVisible();
  },
  'an incomplete search': async (page, { search }) => {
    await page.goto(`${vehicles}?pickUpDate=${freeDate()}`);
    await expect(page.getByText(search.incomplete)).toBeVisible();
  },
  'a vehicle that is free for a time': async (page, { availability }) => {
    await page.goto(`${solutions}/1?${timesOf(freeDate())}`);
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('status').filter({ hasText: availability.isAvailable }),
    ).toBeVisible();
  },
  'a vehicle that is taken for a time': async (page, { availability }) => {
    const { id } = await someVehicle(page.request);
    await bookedBySomebodyElse(page.request, id, freeDate());
    await page.goto(`${solutions}/${id}?${timesOf(freeDate())}`);
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await expect(page.getByText(availability.instead)).toBeVisible();
    await page.getByRole('button', { name: availability.partly }).first().hover();
  },
  'an enlarged image': async (page, { vehicles }) => {
    await page.goto(`${solutions}/1`);
    await page.getByRole('group', { name: vehicles.images }).getByRole('link').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a calendar that could not be loaded': async (page, { availability }) => {
    await page.route(callsOf(vehicleCalendar), (route) => route.fulfill({ status: 500 }));
    await page.goto(`${solutions}/1`);
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await expect(page.getByText(availability.calendarFailed)).toBeVisible();
  },
  'vehicles that could not be loaded': async (page, { vehicles }) => {
    await page.route(callsOf(pageVehicles), (route) => route.fulfill({ status: 500 }));
    await page.goto('/vehicles');
    await expect(page.getByText(vehicles.failed)).toBeVisible();
  },
  'a vehicle that could not be loaded': async (page, { vehicles }) => {
    await page.route(callsOf(getVehicle), (route) => route.fulfill({ status: 500 }));
    await page.goto('/solutions/1');
    await expect(page.getByRole('heading', { name: vehicles.vehicleFailed })).toBeVisible();
  },
  'scripts that were lost': async (page, { site }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto(auth);
    await expect(page.getByText(site.chunkFailed)).toBeVisible();
  },
  'a session that has ended': async (page, { messages }) => {
    await storeToken(page, 'unknown');
    await page.goto(pages.user);
    await expect(page.getByText(messages.sessions.ended)).toBeVisible();
  },
};
