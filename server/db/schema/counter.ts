import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { counterSteps as kinds } from '../../../contract/counter/counter-steps.ts';
import { createdAt, inList, instant, rangeCheck } from './columns.ts';
import { blocks } from './occupancies.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';

/** What happened at the counter to a reservation, each step once. Undoing one deletes its row. */
export const counterSteps = pgTable(
  'counter_steps',
  {
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: kinds }).notNull(),
    at: instant('at').notNull(),
    /** What was read off the vehicle; null for a no-show. */
    mileageKm: integer('mileage_km'),
    fuelEighths: integer('fuel_eighths'),
    /** Null where nobody asks for it. */
    licenceSeen: boolean('licence_seen'),
    /** Empty without one, and once the customer's personal data was erased; the reason is null then. */
    note: text('note').notNull().default(''),
    /** Why a vehicle that was past due was handed over nevertheless. */
    reason: text('reason'),
    /** What the vehicle's mileage was before, for undoing; null where it was not known. */
    formerMileageKm: integer('former_mileage_km'),
    /** The block that a return took the vehicle out of service with; null without, and once it is gone. */
    blockId: integer('block_id').references(() => blocks.id, { onDelete: 'set null' }),
    /** When the pick-up was agreed for, where a hand-over began the rental earlier; null otherwise. */
    formerPickUpTime: instant('former_pick_up_at'),
    /** What made way for a hand-over or the block of a return, as `bring_back` takes it; for undoing. */
    moved: jsonb('moved').$type<object[]>(),
    /** The administrator; null once the account is gone. */
    byUserId: integer('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.kind] }),
    index('counter_steps_block')
      .on(table.blockId)
      .where(sql`${table.blockId} is not null`),
    check('counter_steps_kind', sql`${table.kind} in (${inList(kinds)})`),
    check(
      'counter_steps_readings',
      sql`num_nulls(${table.mileageKm}, ${table.fuelEighths}) = case when ${table.kind} = 'no-show' then 2 else 0 end
        and ${table.mileageKm} >= 0 and ${table.fuelEighths} between 0 and 8`,
    ),
    rangeCheck('counter_steps', [table.at, table.createdAt]),
  ],
);
