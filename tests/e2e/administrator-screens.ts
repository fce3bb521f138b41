import { expect, type Page } from '@playwright/test';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { exportUsers } from '../../contract/office/exports.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { pages } from '../../contract/site/pages.ts';
import { addDays } from '../../contract/values/times.ts';
import { currentUser, pageUsers } from '../../contract/users/users.ts';
import { catalogues, type Catalogue } from '../support/catalogues.ts';
import {
  setPrice,
  someCustomer,
  someMessage,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { callsOf, urlOf } from './api.ts';
import { fillRental } from './booking-form.ts';
import { freeDate, inDays } from './customer.ts';
import { counterScreens } from './counter-screens.ts';
import { makeKey, makeWebhook, removeWebhooks } from './programs.ts';
import { moneyScreens } from './money-screens.ts';
import { dueVehicle, monday, someBlock, weekOf } from './lanes.ts';
import { atAddresses, type Screens } from './visitor-screens.ts';

const day = freeDate();

async function openVehicle(page: Page) {
  const vehicle = await someVehicle(page.request);
  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  return vehicle;
}

async function openReservation(page: Page) {
  const [user, vehicle] = [await someCustomer(page.request), await someVehicle(page.request)];
  const made = { user: user.id, vehicle: vehicle.id, date: day };
  const id = await someReservation(page.request, made);
  const path = `/admin/reservations/${id}`;
  await page.goto(`${path}?begins=end`);
  return { path, vehicle };
}

async function closeReservation(page: Page, { admin, site }: Catalogue) {
  const { path } = await openReservation(page);
  await page.getByLabel(admin.status).selectOption({ label: site.statuses.CANCELLED });
  await page.getByRole('button', { name: admin.save }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  return path;
}

/** A week of a new vehicle that is blocked on the second day and reserved on the third. */
async function openBlocked(page: Page) {
  const [user, vehicle] = [await someCustomer(page.request), await someVehicle(page.request)];
  await someBlock(page, vehicle);
  const date = addDays(monday(), 2);
  await someReservation(page.request, { user: user.id, vehicle: vehicle.id, date });
  await page.goto(weekOf(vehicle));
  await page.locator('[data-block]').waitFor();
}

export const administratorScreens: Screens = {
  ...counterScreens,
  ...moneyScreens,
  ...atAddresses(pages.admin, pages.adminUsers, '/admin/users/1', '/admin/users/2'),
  ...atAddresses(pages.adminNewCustomer),
  ...atAddresses(pages.adminVehicles, '/admin/vehicles/1', pages.adminNewVehicle),
  ...atAddresses('/admin/vehicles/1?begins=edit'),
  ...atAddresses(pages.adminVehiclePrices, pages.adminImportVehicles, pages.adminImportCustomers),
  ...atAddresses(pages.adminReservations, '/admin/reservations/1', pages.adminNewReservation),
  ...atAddresses(pages.adminWhoHadIt, pages.adminSettings, pages.adminInvoices),
  ...atAddresses(pages.adminOpenAmounts, pages.adminOperations, pages.adminStaff),
  ...atAddresses(pages.adminTimeline, `${pages.adminTimeline}?view=table`),
  ...atAddresses(pages.adminHistory, '/admin/history?kind=user'),
  ...atAddresses(pages.adminMessages, '/admin/contact-messages/1'),
  ...atAddresses(pages.adminKeys, pages.adminWebhooks, '/admin/webhooks/999999'),
  ...atAddresses(pages.adminMails, '/admin/mails?state=failed&search=nobody'),
  ...atAddresses('/admin/users/999999', '/admin/nowhere', '/admin/users?search=nobody-at-all'),
  ...atAddresses('/admin/reservations?from=2031-03-02&until=2031-03-01'),

  'a mail': async (page, texts) => {
    const email = `ida-${crypto.randomUUID().slice(0, 8)}@example.com`;
    const data = { name: 'Ida Muster', email, subject: 'Anfrage', body: 'FTTH '.repeat(10) };
    // Its text is in the language of who wrote.
    const headers = { 'Accept-Language': texts === catalogues.de ? 'de' : 'en' };
    await page.request.post(urlOf(sendMessage), { data, headers });
    await page.goto(`${pages.adminMails}?search=${email}`);
    await page.getByRole('link', { name: email }).click();
    await expect(page.getByRole('button', { name: texts.outbox.sendAgain })).toBeVisible();
  },
  'an answer with an error': async (page, { outbox, messages }) => {
    await page.goto('/admin/contact-messages/1');
    await page.getByRole('button', { name: outbox.send }).click();
    await expect(page.getByText(messages.answers.text)).toBeVisible();
  },
  'the menu': async (page, { admin }) => {
    await page.goto(pages.adminUsers);
    await page.getByRole('button', { name: admin.menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'a proof': async (page, { admin, security }) => {
    const body = { status: 403, code: 'proof_needed', message: security.proof.title };
    await page.route(callsOf(exportUsers), (route) => route.fulfill({ status: 403, json: body }));
    await page.goto(pages.adminUsers);
    await page.getByRole('button', { name: admin.moreActions(admin.users) }).click();
    await page.getByRole('menuitem', { name: admin.downloadUsers }).click();
    await expect(page.getByRole('dialog', { name: security.proof.title })).toBeVisible();
  },
  'an invitation with errors': async (page, { staff, messages }) => {
    await page.goto(pages.adminStaff);
    await page.getByRole('button', { name: staff.invite }).click();
    await page.getByRole('dialog').getByRole('button', { name: staff.send }).click();
    await expect(page.getByText(messages.users.roles)).toBeVisible();
  },
  'the search over everything': async (page, { admin, searchAll }) => {
    const { email } = await someCustomer(page.request);
    await page.goto(pages.adminUsers);
    await page.getByRole('button', { name: admin.searchAll }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('Greta');
    await dialog.getByRole('combobox').fill(email);
    const found = dialog.getByRole('group', { name: searchAll.kinds.customers });
    await expect(found.getByRole('option')).toHaveCount(1);
  },
  'views of a list': async (page, { lists: { views } }) => {
    await page.goto(pages.adminReservations);
    await page.getByRole('button', { name: views.manage }).click();
    await page.getByLabel(views.name).fill('Greta');
    await page.getByRole('button', { name: views.save }).click();
    await expect(page.getByText(views.saved('Greta'))).toBeVisible();
    await page.getByRole('button', { name: views.manage }).click();
    await page.getByRole('button', { name: views.renameThis('Greta') }).click();
    await expect(page.getByLabel(views.newName('Greta'))).toBeVisible();
  },
  'the menu of a row': async (page, { admin }) => {
    const vehicle = await someVehicle(page.request);
    await page.goto(`${pages.adminVehicles}?search=${vehicle.model}`);
    await page.getByRole('button', { name: admin.moreActions(vehicleName(vehicle)) }).click();
    await expect(page.getByRole('menuitem', { name: admin.edit })).toBeVisible();
  },
  'the question before a vehicle is retired': async (page, { fleet }) => {
    const vehicle = await openVehicle(page);
    await page.getByRole('button', { name: fleet.retire }).click();
    const question = fleet.question(vehicleName(vehicle));
    await expect(page.getByRole('dialog', { name: question })).toBeVisible();
  },
  'a block on the timeline': openBlocked,
  'a block that was moved': async (page, { blocks }) => {
    await openBlocked(page);
    await page.locator('[data-block]').press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: blocks.undo })).toBeVisible();
  },
  'a new block with errors': async (page, { blocks, messages }) => {
    await page.goto(pages.adminTimeline);
    await page.getByRole('button', { name: blocks.new }).click();
    await page.getByRole('dialog').getByRole('button', { name: blocks.create }).click();
    await expect(page.getByText(messages.blocks.reason)).toBeVisible();
  },
  'a block with a reservation in its way': async (page, { blocks }) => {
    await openBlocked(page);
    await page.locator('[data-block]').press('PageUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: blocks.moveAndBlock })).toBeVisible();
  },
  'a vehicle that is due': async (page) => {
    const vehicle = await dueVehicle(page, inDays(5), inDays(9));
    await page.goto(weekOf(vehicle, inDays(0)));
    await page.locator('[data-lane]').waitFor();
  },
  'the list with a vehicle that is due': async (page, { admin }) => {
    const { model } = await dueVehicle(page, inDays(-5), inDays(9));
    await page.goto(`${pages.adminVehicles}?search=${model}`);
    await expect(page.getByRole('table', { name: admin.vehicles })).toContainText(model);
  },
  'a new key with errors': async (page, { programs, messages }) => {
    await page.goto(pages.adminKeys);
    await page.getByRole('button', { name: programs.keys.create }).click();
    await expect(page.getByText(messages.keys.rights)).toBeVisible();
  },
  'a key that was made': async (page, texts) => {
    await page.goto(pages.adminKeys);
    await makeKey(page, texts, 'Greta', 'vehicles.read');
  },
  'the question before a key is revoked': async (page, texts) => {
    const { keys } = texts.programs;
    const name = `Greta ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto(pages.adminKeys);
    await makeKey(page, texts, name, 'vehicles.read');
    await page.getByRole('button', { name: keys.revokeNamed(name) }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a new webhook with errors': async (page, { programs, messages }) => {
    await page.goto(pages.adminWebhooks);
    await page.getByRole('button', { name: programs.webhooks.create }).click();
    await expect(page.getByText(messages.webhooks.events)).toBeVisible();
  },
  'a webhook that was set up, and its deliveries': async (page, texts) => {
    const { webhooks } = texts.programs;
    const url = `https://books.example/${crypto.randomUUID().slice(0, 8)}`;
    await page.goto(pages.adminWebhooks);
    await makeWebhook(page, texts, url, 'vehicle.blocked');
    await page.getByRole('link', { name: url }).click();
    await expect(page.getByText(webhooks.noDeliveries)).toBeVisible();
    await page.getByText(webhooks.edit, { exact: true }).click();
    await expect(page.getByLabel(webhooks.active)).toBeChecked();
    await removeWebhooks(page.request);
  },
  'deliveries that failed': async (page, texts) => {
    const { webhooks } = texts.programs;
    await page.goto(pages.adminWebhooks);
    // Nothing listens there.
    await makeWebhook(page, texts, 'http://127.0.0.1:9/', 'message.received');
    await someMessage(page.request);
    await page.getByRole('link', { name: 'http://127.0.0.1:9/' }).click();
    await expect(async () => {
      await page.reload();
      const answer = page.getByText(webhooks.reasons.ECONNREFUSED!).first();
      await expect(answer).toBeVisible({ timeout: 2000 });
    }).toPass();
    await removeWebhooks(page.request);
  },
  'settings with errors': async (page, { settings, messages }) => {
    await page.goto(pages.adminSettings);
    await page.getByLabel(settings.labels.graceMinutes).fill('soon');
    await page.getByRole('button', { name: settings.save }).click();
    await expect(page.getByText(messages.settings.minutes)).toBeVisible();
  },
  'a new vehicle with errors': async (page, { admin, messages }) => {
    await page.goto(pages.adminNewVehicle);
    await page.getByRole('button', { name: admin.create }).click();
    await expect(page.getByText(messages.vehicles.image)).toBeVisible();
    await expect(page.getByText(admin.wrong(10))).toBeVisible();
  },
  'a file that is no image': async (page, { messages }) => {
    await page.goto(pages.adminNewVehicle);
    const buffer = Buffer.from('no image');
    const file = { name: 'note.txt', mimeType: 'text/plain', buffer };
    await page.locator('input[name=image]').setInputFiles(file);
    await expect(page.getByText(messages.images.notAnImage)).toBeVisible();
  },
  'a photo that browsers cannot show': async (page, { messages }) => {
    await page.goto(pages.adminNewVehicle);
    const buffer = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic');
    const file = { name: 'IMG_0815.HEIC', mimeType: 'image/heic', buffer };
    await page.locator('input[name=image]').setInputFiles(file);
    await expect(page.getByText(messages.images.notShown)).toBeVisible();
  },
  'the question before a deletion': async (page, { admin }) => {
    await openVehicle(page);
    await page.getByRole('button', { name: admin.delete }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'the question before leaving': async (page, { admin, site, vehicles }) => {
    await openVehicle(page);
    await page.getByLabel(vehicles.model).fill('Unsaved');
    await page.getByRole('button', { name: site.cancel }).click();
    await expect(page.getByText(admin.leaveQuestion)).toBeVisible();
  },
  'a vehicle that was saved': async (page, { admin, messages, vehicles }) => {
    await openVehicle(page);
    await page.getByLabel(vehicles.pricePerHour).fill('13');
    await page.getByRole('button', { name: admin.update }).click();
    await expect(page.getByText(messages.vehicles.updated)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: admin.vehicles })).toBeVisible();
  },
  'an unclear amount': async (page, { admin, vehicles }) => {
    await openVehicle(page);
    await page.getByLabel(vehicles.pricePerHour).fill('1.360');
    await page.getByRole('button', { name: admin.update }).click();
    await expect(page.getByText(/could mean|heißen/)).toBeVisible();
  },
  'a vehicle that somebody else changed': async (page, { admin, messages, vehicles }) => {
    const vehicle = await openVehicle(page);
    await page.getByLabel(vehicles.pricePerHour).fill('14,50');
    await setPrice(page.request, vehicle, 15);
    await page.getByRole('button', { name: admin.update }).click();
    const box = page.getByRole('region', { name: messages.common.changedMeanwhile });
    await expect(box).toContainText(/14[.,]50/);
    await page.getByRole('button', { name: admin.update }).click();
    await expect(box).toContainText(admin.chooseSide);
  },
  'a user with errors': async (page, { admin, site, messages }) => {
    const { id } = await someCustomer(page.request);
    await page.goto(`/admin/users/${id}`);
    await page.getByRole('button', { name: admin.edit, exact: true }).click();
    await page.getByLabel(site.fields.firstName).fill('');
    await page.getByLabel(admin.roleNames.Customer!).uncheck();
    await page.getByRole('button', { name: admin.update }).click();
    await expect(page.getByText(messages.users.roles)).toBeVisible();
  },
  'the question before a user is erased': async (page, { admin }) => {
    const { id } = await someCustomer(page.request);
    await page.goto(`/admin/users/${id}`);
    await page.getByRole('button', { name: admin.erase }).click();
    await expect(page.getByText(admin.eraseQuestion)).toBeVisible();
  },
  'a new reservation with errors': async (page, { admin, messages }) => {
    await page.goto(pages.adminNewReservation);
    await page.getByRole('button', { name: admin.create }).click();
    await expect(page.getByText(messages.edit.customer)).toBeVisible();
  },
  'choices that match nothing': async (page, { admin }) => {
    await page.goto(pages.adminNewReservation);
    await page.getByRole('combobox', { name: admin.vehicle }).fill('No such vehicle');
    await expect(page.getByText(admin.noMatch)).toBeVisible();
  },
  choices: async (page, { admin }) => {
    await page.goto(pages.adminNewReservation);
    await page.getByRole('combobox', { name: admin.vehicle }).click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  'a reservation that is taken': async (page, texts) => {
    const { vehicle } = await openReservation(page);
    await page.goto(`/admin/reservations/new?vehicle=${vehicle.id}`);
    await fillRental(page, [day, '09:00'], [day, '12:00'], texts);
    await expect(page.getByText(texts.admin.takenBy)).toBeVisible();
  },
  'free vehicles': async (page, texts) => {
    await page.goto(pages.adminNewReservation);
    await fillRental(page, [day, '09:00'], [day, '12:00'], texts);
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
  'a price set by hand, without a reason': async (page, { admin, messages, prices }) => {
    await openReservation(page);
    await page.getByText(prices.byHand).click();
    await page.getByLabel(prices.wanted('')).fill('70');
    await page.getByRole('button', { name: admin.save }).click();
    await expect(page.getByText(messages.adjustments.text)).toBeVisible();
  },
  'another vehicle with both prices': async (page, { admin, choices }) => {
    const { path } = await openReservation(page);
    const other = await someVehicle(page.request);
    await page.goto(`${path}?begins=vehicle`);
    const field = page.getByRole('combobox', { name: admin.vehicle });
    await expect(field).toBeFocused();
    await field.fill(other.model);
    await page.getByRole('option', { name: other.model }).click();
    await expect(page.getByRole('radiogroup', { name: choices.pricing })).toBeVisible();
  },
  'new prices': async (page, { prices }) => {
    await someVehicle(page.request);
    await page.goto(pages.adminVehiclePrices);
    await page.getByLabel(prices.rates.pricePerHour).fill('10');
    await expect(page.getByRole('checkbox').first()).toBeVisible();
    await page.getByLabel(prices.rates.pricePerDay).fill('ten');
    await expect(page.getByText(prices.badNumber)).toBeVisible();
  },
  'the question before a reservation is cancelled': closeReservation,
  'a reservation that was cancelled': async (page, texts) => {
    const path = await closeReservation(page, texts);
    const { confirm } = texts.admin.closing.CANCELLED;
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click();
    await expect(page.getByText(texts.messages.reservations.updated)).toBeVisible();
    await page.goto(`${path}?begins=end`);
    await expect(page.getByText(texts.admin.closedHint)).toBeVisible();
  },
  'users that could not be loaded': async (page, { site }) => {
    await page.route(callsOf(pageUsers), (route) => route.fulfill({ status: 500 }));
    await page.goto(pages.adminUsers);
    await expect(page.getByRole('button', { name: site.tryAgain })).toBeVisible();
  },
  'an administration that could not be loaded': async (page, { admin }) => {
    await page.route(callsOf(currentUser), (route) => route.fulfill({ status: 500 }));
    await page.goto(pages.admin);
    await expect(page.getByRole('heading', { name: admin.title, level: 1 })).toBeVisible();
  },
  'figures that could not be loaded': async (page, { site }) => {
    await page.route(callsOf(getDashboard), (route) => route.fulfill({ status: 500 }));
    await page.goto(pages.admin);
    await expect(page.getByRole('button', { name: site.tryAgain })).toBeVisible();
  },
};
