import { expect } from '@playwright/test';
import { handOver } from '../../contract/counter/counter.ts';
import { catalogues } from '../support/catalogues.ts';
import { administratorToken, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { fuel, kilometres, someLateRental, someRental, story } from './at-counter.ts';
import { freeDate, inDays, somebody } from './customer.ts';
import { button, dialog, testDay, type Task } from './day.ts';

const { admin, site } = catalogues.en;

/** Renting out vehicles. */
const tasks: Task[] = [
  {
    name: 'a walk-in without an account',
    // Three of them to register in a private window, with an invented password.
    before: 9,
    most: 4,
    prepare: async ({ request }) => {
      const vehicle = await someVehicle(request, 'AAA ');
      const { firstName, lastName, phoneNumber, address, zipCode, email } = somebody();
      const city = 'Musterstadt';
      const person = { firstName, lastName, phoneNumber, address, zipCode, city, email };
      return async (human) => {
        const { page } = human;
        await human.click(page.getByRole('link', { name: admin.walkIn.title }));
        await human.type(page.getByLabel('Drop-off date'), inDays(1));
        await human.type(page.getByLabel('Drop-off time'), '18:00');
        await human.click(page.getByText(vehicle.model));
        for (const [name, value] of Object.entries(person))
          await human.type(
            page.getByLabel(site.fields[name as keyof typeof person], { exact: true }),
            value,
          );
        await human.click(button(page, admin.create));
        await expect(page).toHaveURL(/\/hand-over$/);
        await expect(page.getByRole('link', { name: email })).toBeVisible();
      };
    },
  },
  {
    name: 'book for a customer',
    // If the first vehicle that was tried was free; three more if it was the third.
    before: 6,
    most: 3,
    prepare: async ({ request }) => {
      const [customer, vehicle] = [await someCustomer(request), await someVehicle(request, 'AAA ')];
      const date = freeDate();
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(page.getByRole('link', { name: admin.bookFor }));
        await human.type(page.getByLabel('Pick-up location'), 'Kassel');
        await human.type(page.getByLabel('Pick-up date'), date);
        await human.type(page.getByLabel('Pick-up time'), '08:00');
        await human.type(page.getByLabel('Drop-off location'), 'Fulda');
        await human.type(page.getByLabel('Drop-off date'), date);
        await human.type(page.getByLabel('Drop-off time'), '18:00');
        await human.click(page.getByText(vehicle.model));
        await human.click(button(page, admin.create));
        await expect(page.getByText('Reservation created')).toBeVisible();
      };
    },
  },
  {
    name: 'an hour more',
    before: 6,
    monday: [1, 17, 9],
    most: 1,
    prepare: async ({ request }) => {
      const [customer, vehicle] = [await someCustomer(request), await someVehicle(request)];
      await someReservation(request, { user: customer.id, vehicle: vehicle.id, date: freeDate() });
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(button(page, 'Extend'));
        await human.type(page.getByLabel('Drop-off time'), '19:00');
        await human.press('Enter');
        await expect(page.getByText('Reservation was updated')).toBeVisible();
      };
    },
  },
  {
    name: 'a no-show',
    // Only cancelled, without a fee. Five of today's, from the dashboard's list.
    before: 8,
    monday: [3, 2, 8],
    most: 2,
    prepare: async ({ request }) => {
      const { customer } = await someRental(request);
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(button(page, 'No-show'));
        await human.type(dialog(page).getByLabel('Fee in $'), '25');
        await human.click(dialog(page).getByRole('button', { name: 'Record no-show' }));
        await expect(story(page)).toContainText('Nobody came.');
      };
    },
  },
  {
    name: 'back late',
    // Only closed at the new time, without kilometres and fuel. Six from the dashboard's list.
    before: 9,
    most: 3,
    prepare: async ({ request }) => {
      const { customer } = await someLateRental(request);
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(story(page).getByRole('link', { name: 'Take back' }));
        await human.type(kilometres(page), '18640');
        await human.click(fuel(page, 'full'));
        await human.click(button(page, 'Take back'));
        await expect(story(page)).toContainText('Returned');
      };
    },
  },
  {
    name: 'back damaged: a line of the price and a block',
    before: null,
    most: 6,
    prepare: async ({ request }) => {
      const { customer } = await someLateRental(request);
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(story(page).getByRole('link', { name: 'Take back' }));
        await human.type(kilometres(page), '18640');
        await human.click(fuel(page, 'full'));
        await human.click(button(page, 'Add a damage'));
        const damage = page.getByRole('group', { name: 'Damage 1' });
        await human.click(damage.getByRole('radio', { name: 'Rear' }));
        await human.type(damage.getByLabel('What is it like'), 'Mirror');
        await human.type(damage.getByLabel('Charge the customer'), '180');
        await human.click(page.getByRole('switch', { name: 'Take the vehicle out of service' }));
        await human.click(button(page, 'Take back'));
        await expect(story(page)).toContainText('Returned');
        await expect(story(page)).toContainText('Damage: Mirror');
        await expect(story(page)).toContainText('Out of service');
      };
    },
  },
  {
    name: 'who has it today',
    before: 2,
    most: 0,
    prepare: async ({ request }) => {
      const { id, vehicle } = await someRental(request);
      const token = await administratorToken(request);
      const body = { mileageKm: 18_300, fuelEighths: 8, licenceSeen: true };
      await ask(request, handOver, { params: { id }, token, body });
      return async (human) => {
        const { page } = human;
        await human.find(vehicle.model);
        await expect(page.getByRole('link', { name: 'Greta Muster' }).first()).toBeVisible();
        await expect(page.getByText(/^Rented until /)).toBeVisible();
      };
    },
  },
];

testDay(tasks);
