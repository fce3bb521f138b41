import { expect, type Locator } from '@playwright/test';
import { handOver, takeBack } from '../../contract/counter/counter.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import { catalogues } from '../support/catalogues.ts';
import {
  administratorToken,
  setPrice,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { fuel, kilometres, photo, sign, someLateRental, someRental, story } from './at-counter.ts';
import { freeDate, inDays, somebody } from './customer.ts';
import { button, dialog, testDay, type Task } from './day.ts';
import type { Human } from './human.ts';
import { day, drag, dueVehicle, reserved, undo } from './lanes.ts';

const { admin, customers, dashboard, fleet, messages, money, site } = catalogues.en;
const minutesOfDay = 24 * 60;
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

/** Which vehicle, where it stands, who has it. */
const tasks: Task[] = [
  {
    name: 'who comes, who is late',
    monday: [0, 0, 3],
    most: 0,
    prepare: async ({ request }) => {
      await someLateRental(request);
      return async ({ page }) => {
        const late = page
          .getByRole('listitem')
          .filter({ hasText: /late by \d/ })
          .first();
        await expect(late.getByRole('link', { name: '+49' })).toHaveAttribute('href', /^tel:/);
        await expect(late).toContainText(/XX-[0-9A-F]+|[A-Z]+-[A-Z]+ \d+/);
      };
    },
  },
  {
    name: 'a walk-in until tomorrow, hand-over and contract',
    monday: [10, 103, 86],
    most: 9,
    prepare: async ({ request }) => {
      const vehicle = await someVehicle(request, 'AAA ');
      const { firstName, lastName, phoneNumber, address, zipCode, email } = somebody();
      return async (human) => {
        const { page } = human;
        await human.click(page.getByRole('link', { name: admin.walkIn.title }));
        await human.type(page.getByLabel('Drop-off date'), inDays(1));
        await human.type(page.getByLabel('Drop-off time'), '18:00');
        await human.click(page.getByText(vehicle.model));
        const city = 'Musterstadt';
        const person = { firstName, lastName, phoneNumber, address, zipCode, city, email };
        for (const [name, value] of Object.entries(person))
          await human.type(
            page.getByLabel(site.fields[name as keyof typeof person], { exact: true }),
            value,
          );
        await human.click(button(page, admin.create));
        await human.type(kilometres(page), '18300');
        await human.click(fuel(page, 'full'));
        await human.click(page.getByRole('switch', { name: 'Driving licence seen' }));
        await human.click(button(page, 'Hand over'));
        await opens(human, button(page, 'Rental contract (PDF)'));
      };
    },
  },
  {
    name: 'a hand-over with damage, photos, signature and protocol',
    monday: [9, 29, 40],
    most: 9,
    prepare: async ({ request }) => {
      const { customer } = await someRental(request);
      const picture = await photo();
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(story(page).getByRole('link', { name: 'Hand over' }));
        await human.type(kilometres(page), '18300');
        await human.click(fuel(page, '7/8'));
        await human.click(button(page, 'Add a damage'));
        const damage = page.getByRole('group', { name: 'Damage 1' });
        await human.click(damage.getByRole('radio', { name: 'Rear' }));
        await human.type(damage.getByLabel('What is it like'), 'Scratch');
        await photographs(damage, picture);
        await photographs(page.getByRole('main'), picture);
        await sign(page);
        await human.click(button(page, 'Hand over'));
        await opens(human, button(page, 'Hand-over protocol (PDF)'));
      };
    },
  },
  {
    name: 'a late return with a scratch and a block, and undone',
    monday: [8, 39, 40],
    most: 8,
    prepare: async ({ request }) => {
      const { customer } = await someLateRental(request);
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(story(page).getByRole('link', { name: 'Take back' }));
        await human.type(kilometres(page), '18600');
        await human.click(fuel(page, '1/2'));
        await human.click(button(page, 'Add a damage'));
        const damage = page.getByRole('group', { name: 'Damage 1' });
        await human.click(damage.getByRole('radio', { name: 'Rear' }));
        await human.type(damage.getByLabel('What is it like'), 'Scratch');
        await human.type(damage.getByLabel('Charge the customer'), '180');
        await human.click(page.getByRole('switch', { name: 'Take the vehicle out of service' }));
        await human.click(button(page, 'Take back'));
        await expect(story(page)).toContainText('Out of service');
        await human.click(button(page, 'Undo return'));
        await human.click(
          page.getByRole('alertdialog').getByRole('button', { name: 'Undo return' }),
        );
        await expect(story(page)).toContainText('Late');
        await expect(story(page)).not.toContainText('Out of service');
      };
    },
  },
  {
    name: 'a day later, another vehicle, ten per cent off',
    monday: [5, 64, 86],
    most: 5,
    prepare: async ({ request }) => {
      const [customer, vehicle, other] = [
        await someCustomer(request),
        await someVehicle(request),
        await someVehicle(request),
      ];
      await setPrice(request, other, 10);
      await someReservation(request, { user: customer.id, vehicle: vehicle.id, date: freeDate() });
      const date = day(3);
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(button(page, 'Add a charge'));
        await expect(dialog(page).getByLabel('Kind')).toBeFocused();
        for (const key of ['d', 'i']) await human.press(key);
        await expect(dialog(page).getByLabel('Kind')).toHaveValue('discount');
        await human.type(dialog(page).getByLabel('Or in percent'), '10');
        await human.type(dialog(page).getByLabel('What for'), 'Stammkunde');
        await human.press('Enter');
        await expect(story(page)).toContainText('10 % discount: Stammkunde');
        await human.click(page.getByRole('button', { name: 'Change the reservation' }));
        await human.complete(page.getByRole('combobox', { name: 'Vehicle' }), other.model);
        await human.type(page.getByLabel('Pick-up date'), date);
        await human.type(page.getByLabel('Drop-off date'), date);
        await human.press('Enter');
        await expect(page.getByText('Reservation was updated')).toBeVisible();
      };
    },
  },
  {
    name: 'cancel for a customer',
    monday: [4, 0, 5],
    most: 2,
    prepare: async ({ request }) => {
      const { customer } = await someRental(request, minutesOfDay, 2 * minutesOfDay);
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        await human.click(button(page, 'Cancel the rental'));
        await human.type(dialog(page).getByLabel('Reason'), 'Baustelle verschoben');
        await human.click(dialog(page).getByRole('button', { name: 'Cancel the rental' }));
        await expect(story(page)).toContainText('Reason: Baustelle verschoben');
      };
    },
  },
  {
    name: 'a break-down with a reservation ahead that has no substitute',
    monday: null,
    most: 7,
    prepare: async ({ request }) => {
      const rental = await someRental(request, 2 * minutesOfDay, 2 * minutesOfDay + 120);
      const { vehicle, customer } = rental;
      return async (human) => {
        const { page } = human;
        await human.click(page.getByRole('link', { name: admin.timeline }));
        await human.click(button(page, 'Block a vehicle'));
        await human.complete(
          dialog(page).getByRole('combobox', { name: 'Vehicle' }),
          vehicle.model,
        );
        await human.type(dialog(page).getByLabel('From', { exact: true }), inDays(0));
        await human.choose(dialog(page).getByLabel('Reason'), { label: 'Repair' });
        await human.click(dialog(page).getByRole('button', { name: 'Block', exact: true }));
        await human.type(
          dialog(page).getByRole('combobox', { name: `Vehicle for ${nameOf(customer)}` }),
          '',
        );
        await human.press('Tab');
        await human.click(dialog(page).getByRole('button', { name: /^Block now, 1 reservation/ }));
        await expect(dialog(page)).toBeHidden();
        await page.goto(rental.path);
        await expect(story(page)).toContainText('Assign another vehicle to this reservation');
      };
    },
  },
  {
    name: 'plan an inspection that is due',
    monday: [2, 0, 5],
    most: 2,
    prepare: async (page) => {
      const vehicle = await dueVehicle(page, inDays(20));
      return async (human) => {
        await human.find(vehicle.model);
        await human.click(human.page.getByRole('link', { name: /^Plan inspection/ }));
        await human.click(dialog(human.page).getByRole('button', { name: 'Block', exact: true }));
        await expect(human.page.getByText(/Inspection planned/).first()).toBeVisible();
      };
    },
  },
  {
    name: 'note and block a customer',
    monday: [2, 44, 9],
    most: 2,
    prepare: async ({ request }) => {
      const { id, email } = await someCustomer(request);
      return async (human) => {
        const { page } = human;
        await human.find(email);
        const { data } = customers;
        await human.click(button(page, admin.edit));
        await human.type(page.getByLabel(data.note), 'Hat zweimal nicht gezahlt');
        for (const key of ['Tab', ' ', 'Enter']) await human.press(key);
        await expect(page.getByText(messages.users.updated)).toBeVisible();
        await page.goto(`/admin/users/${id}`);
        await expect(page.getByText(admin.blocked, { exact: true })).toBeVisible();
      };
    },
  },
  {
    name: 'merge two records of a customer',
    monday: [2, 8, 14],
    most: 2,
    prepare: async ({ request }) => {
      const [kept, other] = [await someCustomer(request), await someCustomer(request)];
      return async (human) => {
        const { page } = human;
        await human.find(kept.email);
        const { merge } = customers;
        await human.click(button(page, merge.open));
        await human.complete(
          dialog(page).getByRole('combobox', { name: merge.other }),
          other.email,
        );
        await human.click(dialog(page).getByRole('button', { name: merge.confirm, exact: true }));
        await expect(page.getByText(merge.done(nameOf(kept)))).toBeVisible();
      };
    },
  },
  {
    name: 'a deposit, a part payment, the deposit back',
    monday: [10, 6, 12],
    most: 7,
    prepare: async ({ request }) => {
      const { id, customer } = await someRental(request, -60, minutesOfDay);
      const token = await administratorToken(request);
      const read = { mileageKm: 18_300, fuelEighths: 8 };
      await ask(request, handOver, { params: { id }, token, body: { ...read, licenceSeen: true } });
      await ask(request, takeBack, { params: { id }, token, body: read });
      return async (human) => {
        const { page } = human;
        await human.find(customer.email);
        const card = page.getByRole('region', { name: money.title, exact: true });
        const [kind, amount] = [card.getByLabel(money.kind), card.getByLabel(money.amount('$'))];
        await human.choose(kind, { label: money.kinds.deposit_taken });
        await human.click(card.getByRole('button', { name: money.submit }));
        await expect(kind).toHaveValue('payment');
        await human.type(amount, '20');
        await human.press('Enter');
        await expect(card.getByText('$20.00').first()).toBeVisible();
        await human.choose(kind, { label: money.kinds.deposit_returned });
        await human.click(card.getByRole('button', { name: money.submit }));
        await expect(card.getByRole('region', { name: money.list })).toContainText(
          money.kinds.deposit_returned,
        );
      };
    },
  },
  {
    name: 'retire a vehicle',
    monday: [2, 0, 3],
    most: 2,
    prepare: async ({ request }) => {
      const vehicle = await someVehicle(request);
      return async (human) => {
        const { page } = human;
        await human.find(vehicle.model);
        await human.click(button(page, fleet.retire));
        await human.click(dialog(page).getByRole('button', { name: fleet.retire }));
        await expect(page.getByText(/^Retired since/)).toBeVisible();
      };
    },
  },
  {
    name: 'this month against the last',
    monday: [2, 0, 4],
    most: 2,
    prepare: async () => async (human) => {
      const { page } = human;
      await human.choose(page.getByLabel(dashboard.range), { label: dashboard.ranges.thisMonth });
      await expect(page.getByText(/, compared with /)).toBeVisible();
    },
  },
  {
    name: 'move and extend a reservation on the timeline, by pointer and by keys',
    monday: null,
    most: 9,
    prepare: async ({ request }) => {
      const [customer, vehicle] = [await someCustomer(request), await someVehicle(request)];
      await someReservation(request, { user: customer.id, vehicle: vehicle.id, date: inDays(2) });
      return async (human) => {
        const { page } = human;
        const moves = async (start: () => Promise<void>) => {
          const before = (await reserved(page).getAttribute('title'))!;
          await start();
          await human.click(button(page, 'Move reservation'));
          // Until the lanes are read again it stands where it was.
          await expect(reserved(page)).not.toHaveAttribute('title', before);
        };
        await human.click(page.getByRole('link', { name: admin.timeline }));
        await human.type(page.getByLabel('Search'), vehicle.model);
        await human.choose(page.getByLabel('Zoom'), '1 week');
        await moves(() => drag(page, 2));
        await expect(undo(page)).toBeVisible();
        await moves(() => drag(page, 1, 0, 'until'));
        await moves(async () => {
          await reserved(page).focus();
          for (const key of [' ', 'PageUp', 'Enter']) await human.press(key);
        });
        await expect(dialog(page)).toBeHidden();
      };
    },
  },
  {
    name: 'save what another administrator changed, too',
    monday: [2, 0, 8],
    most: 3,
    prepare: async ({ request }) => {
      const { id, image, model } = await someVehicle(request);
      const { image: shown, ...known } = await ask(request, getVehicle, { params: { id } });
      return async (human) => {
        const { page } = human;
        await human.find(model);
        await human.click(button(page, admin.edit));
        await human.type(page.getByLabel('Model', { exact: true }), `${model} II`);
        await ask(request, updateVehicle, {
          token: await administratorToken(request),
          query: { id, imageId: image },
          body: { ...known, pricePerHour: 20 },
        });
        await human.press('Enter');
        // The focus is there, so that it is read.
        await page.getByText('This was changed by somebody else meanwhile').waitFor();
        await human.click(button(page, admin.update));
        await expect(page.getByText('Vehicle was updated')).toBeVisible();
        expect(await ask(request, getVehicle, { params: { id } })).toMatchObject({
          model: `${model} II`,
          pricePerHour: 20,
        });
      };
    },
  },
];

/** Adds a photo, as a telephone's camera does, which opens by a press. */
const photographs = (place: Locator, picture: Awaited<ReturnType<typeof photo>>) =>
  place.locator('input[type=file]').last().setInputFiles(picture);

/** Opens a document. */
async function opens(human: Human, target: Locator): Promise<void> {
  const file = human.page.waitForEvent('download');
  await human.click(target);
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
}

testDay(tasks);
