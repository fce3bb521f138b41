import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import {
  dropOutdatedReminders,
  queueLateReturns,
  queueReminders,
  remindedPickUps,
} from '../../server/mail/reminders.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

const zone = 'Europe/Berlin';
const noon = new Date('2030-06-10T12:00:00+02:00');

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, 1);
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles, language)
    values ('Erika', 'Muster', 'erika@example.com', '', '', '', '', array['Customer'], 'en')`);
});
afterAll(() => open.close());
beforeEach(() => open.db.execute(sql`truncate reservations, mails cascade`));

interface Rental {
  pickUp: string;
  /** Hours. */
  lasts?: number;
  bookedAt?: string;
  status?: string;
  pickedUpAt?: string | null;
  returnedAt?: string | null;
}

/** Adds a reservation about which nobody was told yet. */
async function addRental({ pickUp, lasts = 2, ...rental }: Rental): Promise<void> {
  const { bookedAt = '2030-06-01T12:00:00+02:00', status = 'CREATED' } = rental;
  const { pickedUpAt = null, returnedAt = null } = rental;
  await open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price,
      created_at, status, picked_up_at, returned_at)
    select (select min(id) from users), (select min(id) from vehicles), ${pickUp}::timestamptz,
      ${pickUp}::timestamptz + make_interval(hours => ${lasts}::integer), 'Fulda', 'Kassel', 60, ${bookedAt}::timestamptz, ${status},
      ${pickedUpAt}::timestamptz, ${returnedAt}::timestamptz`);
  await open.db.execute(sql`delete from mails`);
}

interface Row extends Record<string, unknown> {
  template: string;
  recipient: string;
  language: string;
  place: string;
}
async function told(): Promise<Row[]> {
  const { rows } = await open.db.execute<Row>(sql`
    select template, recipient, language, values #>> '{reservation,pickUpLocation}' as place from mails order by id`);
  return rows;
}
const remind = (now = noon) => queueReminders(open.db, zone, now);
const counted = async (now?: Date) => {
  await remind(now);
  return (await told()).length;
};

describe('reminders', () => {
  test('tell each pick-up of the next day once, however often and by how many servers', async () => {
    await addRental({ pickUp: '2030-06-11T10:00:00+02:00' });
    await Promise.all([remind(), remind(), remind()]);
    expect(await told()).toEqual([
      { template: 'reminder', recipient: 'erika@example.com', language: 'en', place: 'Fulda' },
    ]);
    expect(await counted(new Date('2030-06-10T19:59:00+02:00'))).toBe(1);
  });

  test('tell other times again', async () => {
    await addRental({ pickUp: '2030-06-11T10:00:00+02:00' });
    await remind();
    await open.db.execute(sql`
      update reservations set pick_up_at = pick_up_at + interval '1 hour', drop_off_at = drop_off_at + interval '1 hour'`);
    await open.db.execute(sql`delete from mails where template <> 'reminder'`);
    expect(await counted()).toBe(2);
  });

  test.each([
    ['too soon', { pickUp: '2030-06-10T23:59:00+02:00' }, 0],
    ['in 12 hours', { pickUp: '2030-06-11T00:00:00+02:00' }, 1],
    ['in nearly 36 hours', { pickUp: '2030-06-11T23:59:00+02:00' }, 1],
    ['too late', { pickUp: '2030-06-12T00:00:00+02:00' }, 0],
    [
      'booked within 36 hours before',
      { pickUp: '2030-06-11T10:00:00+02:00', bookedAt: '2030-06-09T22:01:00+02:00' },
      0,
    ],
    ['cancelled', { pickUp: '2030-06-11T10:00:00+02:00', status: 'CANCELLED' }, 0],
    [
      'handed over early',
      { pickUp: '2030-06-11T10:00:00+02:00', pickedUpAt: '2030-06-10T10:00:00+02:00' },
      0,
    ],
  ])('of a pick-up that is %s', async (_, rental, mails) => {
    await addRental(rental);
    expect(await counted()).toBe(mails);
  });

  test('wait for the morning, unless it would be too late', async () => {
    const night = new Date('2030-06-10T22:00:00+02:00');
    await addRental({ pickUp: '2030-06-11T21:00:00+02:00' });
    expect(await counted(night)).toBe(0);
    expect(await counted(new Date('2030-06-11T08:00:00+02:00'))).toBe(1);
    // At eight it would be in less than 12 hours.
    await addRental({ pickUp: '2030-06-11T19:00:00+02:00', lasts: 1 });
    expect(await counted(night)).toBe(1);
  });

  test.each([
    ['spring', '2031-03-30', '+01:00', '+02:00'],
    ['autumn', '2031-10-26', '+02:00', '+01:00'],
  ])('reach across the change of the clock in %s', (_, day, before, after) => {
    const eve = `${day.slice(0, 8)}${Number(day.slice(8)) - 1}`;
    // The last reminders of the eve are those that the morning would miss.
    const [from, until] = remindedPickUps(new Date(`${eve}T20:00:00${before}`), zone);
    expect(from).toEqual(new Date(Date.parse(`${eve}T20:00:00${before}`) + 12 * 3_600_000));
    expect(until).toEqual(new Date(`${day}T20:00:00${after}`));
    // Every pick-up has a moment at which it is told, minute for minute.
    const start = Date.parse(`${eve}T00:00:00${before}`);
    const end = Date.parse(`${day}T20:00:00${after}`);
    for (let pickUp = start; pickUp < end; pickUp += 900_000) {
      const isTold = (at: number) => {
        const [first, last] = remindedPickUps(new Date(at), zone);
        return pickUp >= first.getTime() && pickUp < last.getTime();
      };
      const moments = Array.from(
        { length: 96 },
        (__, step) => pickUp - (36 - step / 4) * 3_600_000,
      );
      const first = moments.find(isTold)!;
      expect(first, new Date(pickUp).toISOString()).toBeDefined();
      const { hour } = Temporal.Instant.fromEpochMilliseconds(first).toZonedDateTimeISO(zone);
      expect(hour).toBeGreaterThanOrEqual(8);
      expect(hour).toBeLessThan(20);
    }
  });

  test('are dropped when their reservation was cancelled, or its time is over', async () => {
    await addRental({ pickUp: '2030-06-11T10:00:00+02:00' });
    await remind();
    const reasons = async (now: Date) => {
      await dropOutdatedReminders(open.db, now);
      const { rows } = await open.db.execute(
        sql`select reason from mails where template = 'reminder'`,
      );
      return rows.map(({ reason }) => reason);
    };
    expect(await reasons(noon)).toEqual([null]);
    await open.db.execute(sql`update reservations set status = 'CANCELLED'`);
    expect(await reasons(noon)).toEqual([mailReasons.outdated]);
    await addRental({ pickUp: '2030-06-11T10:00:00+02:00' });
    await remind();
    expect(await reasons(new Date('2030-06-11T10:00:00+02:00'))).toEqual([mailReasons.outdated]);
  });
});

describe('late returns', () => {
  const out = { pickUp: '2030-06-10T08:00:00+02:00', pickedUpAt: '2030-06-10T08:10:00+02:00' };
  const tell = (now: string) => queueLateReturns(open.db, new Date(now));

  test('are told once, an hour after the drop-off', async () => {
    await addRental(out);
    await tell('2030-06-10T10:59:00+02:00');
    expect(await told()).toEqual([]);
    const late = '2030-06-10T11:00:00+02:00';
    await Promise.all([tell(late), tell(late)]);
    await tell('2030-06-11T11:00:00+02:00');
    expect(await told()).toMatchObject([{ template: 'late-return', place: 'Fulda' }]);
  });

  test.each([
    ['never handed over', { pickUp: out.pickUp }],
    ['back', { ...out, returnedAt: '2030-06-10T10:00:00+02:00', status: 'DONE' }],
    ['late for days', { ...out, pickUp: '2030-06-01T08:00:00+02:00' }],
  ])('are not told of a vehicle that is %s', async (_, rental) => {
    await addRental(rental);
    await tell('2030-06-10T13:00:00+02:00');
    expect(await told()).toEqual([]);
  });
});
