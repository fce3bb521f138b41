import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { blockReasons } from '../../../contract/vehicles/block-reasons.ts';
import {
  createdAt,
  id,
  inList,
  instant,
  isPossible,
  rangeCheck,
  tstzrange,
  version,
} from './columns.ts';
import { vehicles } from './vehicles.ts';
import { reservations } from './reservations.ts';

/** Times at which a vehicle is out of service. A trigger writes them to `occupancies`. */
export const blocks = pgTable(
  'blocks',
  {
    id: id(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    from: instant('starts_at').notNull(),
    /** Null while nobody knows. */
    until: instant('ends_at'),
    reason: text('reason', { enum: blockReasons }).notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('blocks_vehicle').on(table.vehicleId),
    check('blocks_order', sql`${table.until} > ${table.from}`),
    check('blocks_reason', sql`${table.reason} in (${inList(blockReasons)})`),
    rangeCheck('blocks', [table.from, table.createdAt]),
    check('blocks_until', isPossible(table.until)),
  ],
);

/**
 * When a vehicle cannot be had, and nothing else decides it. Triggers on reservations, blocks and retired vehicles write these rows. A
 * `transfer` brings a vehicle home after a one-way rental. The
 * constraint against overlaps, `occupancies_no_overlap`, is in a migration: Drizzle cannot express it.
 */
export const occupancies = pgTable(
  'occupancies',
  {
    vehicleId: integer('vehicle_id').notNull(),
    /** Half-open; without an end for as long as nobody knows. */
    during: tstzrange('during').notNull(),
    kind: text('kind', { enum: ['reservation', 'transfer', 'block', 'retired'] }).notNull(),
    reservationId: integer('reservation_id').references(() => reservations.id, {
      onDelete: 'cascade',
    }),
    blockId: integer('block_id')
      .unique('occupancies_block')
      .references(() => blocks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('occupancies_reservation').on(table.reservationId, table.kind),
    // Few: what the day and the vehicles' list ask for.
    index('occupancies_transfers')
      .on(table.vehicleId)
      .where(sql`${table.kind} = 'transfer'`),
    check(
      'occupancies_kind',
      sql`case when ${table.blockId} is not null then ${table.kind} = 'block' when ${table.reservationId} is not null then ${table.kind} in ('reservation', 'transfer') else ${table.kind} = 'retired' end and num_nonnulls(${table.reservationId}, ${table.blockId}) <= 1`,
    ),
    check(
      'occupancies_during',
      sql`not isempty(${table.during}) and not lower_inf(${table.during})`,
    ),
  ],
);
