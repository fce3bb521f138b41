import { sql } from 'drizzle-orm';
import { openDatabase, type DatabaseLocation } from '../server/db/index.ts';
import { createDatabase, type Logins, type Size } from './data.ts';

export interface CounterSize extends Size {
  /** Rows of the history. */
  history: number;
}

/**
 * A database with the past of a counter: readings, payments, dues, mails that failed, and a history. With a hundred
 * reservations a vehicle each is rented once a day: ten lie ahead, the others in the last three months.
 */
export async function createCounterDatabase(
  location: DatabaseLocation,
  size: CounterSize,
): Promise<Logins> {
  const logins = await createDatabase(location, { ...size, reservations: 0 });
  const { db, close } = await openDatabase(location);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local rental.quiet = on`);
      await tx.execute(sql`
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, status, total_price)
        select 1 + n % ${size.users}::integer, 1 + n % ${size.vehicles}::integer, at, at + interval '9 hours', 'Kassel', 'Fulda',
          case when at > now() then 'CREATED' when n % 10 = 0 then 'CANCELLED' else 'DONE' end, 10
        from generate_series(0, ${size.reservations}::integer - 1) n,
          lateral (select n / ${size.vehicles}::integer as turn) as turns,
          lateral (select date_trunc('day', now()) + interval '8 hours'
            + interval '1 day' * case when turn < 10 then 2 + turn else 9 - turn end as at) as times`);
      await tx.execute(sql`
        update vehicles set category = (array['van', 'estate', 'box', 'pickup'])[1 + id % 4], licence_plate = 'XX-NB ' || id,
          inspection_due_on = current_date + case when id > 10 then id * 37 % 700 else 0 end, safety_check_due_on = current_date + (id * 53 % 360)`);
      await tx.execute(sql`
        update reservations set picked_up_at = pick_up_at, returned_at = drop_off_at, customer_name = 'Nachname ' || user_id
        where status = 'DONE'`);
      // Some are with their customers, and a few of them late.
      await tx.execute(sql`
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, picked_up_at, pick_up_location, drop_off_location, total_price)
        select 1, id, now() - interval '3 hours', now() - interval '1 hour', now() - interval '3 hours', 'Kassel', 'Fulda', 20
        from vehicles where id % 20 = 7`);
      await tx.execute(sql`
        insert into counter_steps (reservation_id, kind, at, mileage_km, fuel_eighths, licence_seen)
        select id, 'hand-over', picked_up_at, 1000 + id % 1000, 8, true from reservations where picked_up_at is not null
        union all
        select id, 'return', returned_at, 1100 + id % 1000, 7, null from reservations where returned_at is not null`);
      await tx.execute(sql`
        insert into payments (id, reservation_id, kind, method, amount, at)
        select gen_random_uuid(), id, 'payment', 'card', total_price, returned_at from reservations where returned_at is not null`);
      await tx.execute(sql`
        insert into mails (template, language, recipient, "values", failed_at)
        select 'reminder', 'de', 'user' || n || '@example.com', '{}', now() from generate_series(1, ${size.vehicles}::integer / 10) n`);
      await tx.execute(sql`
        insert into history (at, actor, kind, subject_id, action, changes)
        select now() - interval '1 minute' * (${size.history}::integer - n), 3,
          (array['reservation', 'reservation', 'vehicle', 'block'])[1 + n % 4], 1 + n % ${size.vehicles}::integer, 'changed',
          '{"total_price": {"from": 10, "to": 12}}'
        from generate_series(1, ${size.history}::integer) n`);
    });
    await db.execute(sql`vacuum analyze`);
    return logins;
  } finally {
    await close();
  }
}
