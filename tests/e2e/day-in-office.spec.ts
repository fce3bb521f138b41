import { expect } from '@playwright/test';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { toWire } from '../../contract/values/times.ts';
import { pageMails } from '../../contract/office/mails.ts';
import { unknownDomain } from '../support/site.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { changePrices } from '../../contract/vehicles/vehicle-prices.ts';
import { listVehicles } from '../../contract/vehicles/vehicles.ts';
import { catalogues } from '../support/catalogues.ts';
import {
  administratorToken,
  imageFile,
  someCustomer,
  someMessage,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { bookedBy, freeDate, registered } from './customer.ts';
import { vehicleOf } from './lanes.ts';
import { button, dialog, section, testDay, type Task } from './day.ts';

const { admin, finder, fleet, money, outbox } = catalogues.en;

/** The fleet, the customers and the books. */
const tasks: Task[] = [
  {
    name: 'a vehicle out of service for three days',
    before: null,
    most: 7,
    prepare: async ({ request }) => {
      const vehicle = await someVehicle(request);
      const date = freeDate();
      return async (human) => {
        const { page } = human;
        await human.click(page.getByRole('link', { name: admin.timeline }));
        await human.click(button(page, 'Block a vehicle'));
        await human.pick(vehicleOf(page), vehicle.model);
        await human.choose(dialog(page).getByLabel('Reason'), { label: 'Repair' });
        await human.type(dialog(page).getByLabel('From', { exact: true }), date);
        await human.type(dialog(page).getByLabel('From, time'), '08:00');
        await human.type(dialog(page).getByLabel('Until', { exact: true }), addThree(date));
        await human.type(dialog(page).getByLabel('Until, time'), '16:00');
        await human.click(dialog(page).getByRole('button', { name: 'Block', exact: true }));
        await expect(page.getByText(`${vehicleName(vehicle)} is blocked: Repair`)).toBeVisible();
      };
    },
  },
  {
    name: '+5 % on all flatbeds',
    // Two demo flatbeds one by one, of three clicks each.
    before: 7,
    monday: [3, 3, 12],
    most: 2,
    prepare: async ({ request }) => {
      const token = await administratorToken(request);
      const before = (await ask(request, listVehicles)).filter(
        ({ category }) => category === 'flatbed',
      );
      return async (human) => {
        const { page } = human;
        await human.find('Change prices');
        await human.click(page.getByRole('radio', { name: /^Flatbed truck \d+$/ }));
        await human.type(page.getByLabel('Per hour'), '5');
        await human.click(button(page, /^Change the prices of \d+ vehicles$/));
        await expect(page.getByText(/^The prices of \d+ vehicles are changed/)).toBeVisible();
        // Other tests know the prices of before.
        const after = await ask(request, listVehicles);
        const prices = before.flatMap(({ id, pricePerHour, pricePerDay, pricePerWeek }) => {
          const now = after.find((one) => one.id === id)!;
          const to = { pricePerHour, pricePerDay: pricePerDay!, pricePerWeek: pricePerWeek! };
          const from = { ...to, pricePerHour: now.pricePerHour };
          return now.pricePerHour === pricePerHour ? [] : [{ id, from, to }];
        });
        await ask(request, changePrices, { token, body: { prices } });
      };
    },
  },
  {
    name: '“Müller” last March',
    // For the eleventh of 21, one by one: between three for the first and 25 for the last.
    before: 14,
    most: 4,
    prepare: async ({ request: asked }) => {
      const customer = await someCustomer(asked);
      const vehicle = await someVehicle(asked);
      const token = await administratorToken(asked);
      const lastName = `Müller${crypto.randomUUID().slice(0, 6)}`;
      const { firstName, phoneNumber, address, zipCode, email } = customer;
      await ask(asked, updateUser, {
        params: { id: customer.id },
        token,
        body: {
          firstName,
          lastName,
          phoneNumber,
          address,
          zipCode,
          email,
          roles: ['Customer'],
        },
      });
      const march = lastMarch();
      await ask(asked, createReservationFor, {
        query: { userId: customer.id, carId: vehicle.id },
        token,
        body: {
          ...sampleRental(),
          pickUpTime: toWire(`${march}-10T08:00:00`),
          dropOffTime: toWire(`${march}-11T08:00:00`),
        },
      });
      return async (human) => {
        const { page } = human;
        await human.click(section(page, admin.reservations));
        await human.type(page.getByLabel(finder.words), lastName);
        await human.type(page.getByLabel('From', { exact: true }), `${march}-01`);
        await human.type(page.getByLabel('Until', { exact: true }), `${march}-31`);
        await expect(page.getByRole('row').filter({ hasText: lastName })).toContainText(
          vehicle.model,
        );
      };
    },
  },
  {
    name: 'the month for the accounts',
    before: null,
    monday: [3, 0, 5],
    most: 2,
    prepare: async () => async (human) => {
      const { page } = human;
      await human.click(section(page, money.report.title));
      const file = page.waitForEvent('download');
      await human.click(button(page, money.report.excel));
      expect((await file).suggestedFilename()).toMatch(/\.xlsx$/);
    },
  },
  {
    name: 'answer a message',
    // One of them in the mail program.
    before: 4,
    monday: [2, 76, 13],
    most: 2,
    prepare: async ({ request }) => {
      const subject = await someMessage(request);
      return async (human) => {
        const { page } = human;
        await human.click(page.getByRole('link', { name: `Answer: ${subject}, Ida Muster` }));
        await human.type(
          page.getByRole('textbox', { name: outbox.answer }),
          'Gerne. Wir melden uns.',
        );
        await human.click(button(page, outbox.send));
        await expect(page.getByText(outbox.answered, { exact: true }).first()).toBeVisible();
      };
    },
  },
  {
    name: 'a mail that failed: its address corrected, and sent again',
    // It was sent again with two clicks, but the address could not be corrected.
    monday: null,
    most: 5,
    prepare: async ({ request }) => {
      const account = `greta-${crypto.randomUUID().slice(0, 8)}`;
      const email = `${account}@${unknownDomain}`;
      const customer = await registered(request, { email });
      await bookedBy(request, customer, (await someVehicle(request)).id, freeDate());
      const token = await administratorToken(request);
      // The server looks for mails once a second.
      const becomes = (state: string, search: string) =>
        expect
          .poll(
            async () => {
              const query = { search };
              const { content } = await ask(request, pageMails, { token, query });
              return content.find(({ template }) => template === 'booking-confirmed')?.state;
            },
            { timeout: 30_000 },
          )
          .toBe(state);
      await becomes('failed', email);
      return async (human) => {
        const { page } = human;
        const failed = page.getByRole('link', {
          name: `Check: ${outbox.templates['booking-confirmed']}, ${email}`,
        });
        await human.click(failed);
        await expect(page.getByText('No such user here')).toBeVisible();
        await human.click(page.getByRole('link', { name: outbox.toCustomer }));
        const corrected = `${account}@example.com`;
        await human.type(page.getByLabel(catalogues.en.site.fields.email), corrected);
        await human.press('Enter');
        await expect(page.getByText(catalogues.en.messages.users.updated)).toBeVisible();
        await human.click(section(page, admin.dashboard));
        await human.click(failed);
        await human.click(button(page, outbox.sendAgain));
        await expect(page.getByText(catalogues.en.messages.mails.sentAgain)).toBeVisible();
        await becomes('sent', corrected);
      };
    },
  },
  {
    name: "delete a person's data",
    before: null,
    most: 2,
    prepare: async ({ request }) => {
      const { email } = await someCustomer(request);
      return async (human) => {
        const { page } = human;
        await human.find(email);
        await human.click(button(page, admin.erase));
        await human.click(page.getByRole('alertdialog').getByRole('button', { name: admin.erase }));
        await expect(page.getByText(catalogues.en.messages.users.dataErased)).toBeVisible();
      };
    },
  },
  {
    name: 'promote a colleague',
    before: 5,
    most: 2,
    prepare: async ({ request }) => {
      const { email } = await someCustomer(request);
      return async (human) => {
        const { page } = human;
        await human.find(email);
        await human.click(button(page, admin.edit));
        const roles = page.getByRole('group', { name: admin.roles });
        await human.click(roles.getByLabel(admin.roleNames.Administrator!));
        await human.press('Enter');
        await expect(page.getByText('User was updated')).toBeVisible();
      };
    },
  },
  {
    name: 'a vehicle with three pictures',
    // It could have one.
    before: null,
    monday: [17, 82, 31],
    most: 12,
    prepare: async () => {
      const pictures = [await imageFile('teal'), await imageFile('gold'), await imageFile('navy')];
      const model = `Neuwagen ${crypto.randomUUID().slice(0, 8)}`;
      return async (human) => {
        const { page } = human;
        await human.click(section(page, admin.vehicles));
        await human.click(page.getByRole('link', { name: admin.newVehicle }));
        const form = page.getByRole('form', { name: admin.newVehicle });
        await human.type(form.getByLabel('Model'), model);
        await human.choose(form.getByLabel('Transmission'), { label: 'Tiptronic' });
        await human.choose(form.getByLabel('Fuel type'), { label: 'Diesel' });
        await human.choose(form.getByLabel('Air conditioning'), { label: 'Yes' });
        for (const [label, value] of Object.entries({
          Age: '1',
          Doors: '4',
          Seats: '5',
          Luggage: '2',
          'Price/hour': '19.90',
        })) {
          await form.getByLabel(label, { exact: true }).focus();
          await human.type(form.getByLabel(label, { exact: true }), value);
        }
        await human.upload(form.getByLabel(fleet.furtherImages), pictures);
        await human.click(form.getByRole('button', { name: admin.create }));
        await expect(page.getByText('Vehicle was created')).toBeVisible();
        const all = await ask(page.request, listVehicles);
        expect(all.find((one) => one.model === model)!.furtherImages).toHaveLength(2);
      };
    },
  },
  {
    name: 'who changed this price',
    before: null,
    monday: [1, 0, 2],
    most: 1,
    prepare: async ({ request }) => {
      const vehicle = await someVehicle(request);
      const token = await administratorToken(request);
      const { pricePerHour, pricePerDay, pricePerWeek } = vehicle;
      const from = { pricePerHour, pricePerDay, pricePerWeek };
      const prices = [{ id: vehicle.id, from, to: { ...from, pricePerHour: 20 } }];
      await ask(request, changePrices, { token, body: { prices } });
      return async (human) => {
        const { page } = human;
        await human.find(vehicle.model);
        await human.click(page.getByRole('main').getByText(admin.history));
        await expect(page.getByText(/changed the price per hour from \$12\.50/)).toBeVisible();
      };
    },
  },
];

const addThree = (day: string): string => Temporal.PlainDate.from(day).add({ days: 2 }).toString();

/** `YYYY-MM` of the last March that is over. */
function lastMarch(): string {
  const today = Temporal.Now.plainDateISO('Europe/Berlin');
  return `${today.month > 3 ? today.year : today.year - 1}-03`;
}

testDay(tasks);
