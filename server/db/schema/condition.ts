import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { conditionSteps, damagePlaces } from '../../../contract/counter/damage-places.ts';
import { blobHash } from './blobs.ts';
import { bytes, createdAt, inList, instant, rangeCheck } from './columns.ts';
import { counterSteps } from './counter.ts';
import { reservations } from './reservations.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

const step = () => text('step', { enum: conditionSteps });

/** The administrator; null once the account is gone. */
const byUser = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** Damages of vehicles. Undoing the step that found one deletes it. */
export const damages = pgTable(
  'damages',
  {
    /** Chosen by who notes it. */
    id: uuid('id').primaryKey(),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    place: text('place', { enum: damagePlaces }).notNull(),
    /** Empty without one, and once the personal data of the customer with whom it was found was erased. */
    note: text('note').notNull().default(''),
    reportedAt: instant('reported_at').notNull().defaultNow(),
    reportedBy: byUser('reported_by'),
    /** The step that found it; both null if it was noted at the vehicle, and once the reservation is gone. */
    reservationId: integer('reservation_id'),
    step: step(),
    /** Null while it is there. */
    repairedAt: instant('repaired_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('damages_vehicle').on(table.vehicleId),
    index('damages_step').on(table.reservationId, table.step),
    foreignKey({
      name: 'damages_found_by',
      columns: [table.reservationId, table.step],
      foreignColumns: [counterSteps.reservationId, counterSteps.kind],
    }).onDelete('set null'),
    check('damages_place', sql`${table.place} in (${inList(damagePlaces)})`),
    check('damages_found', sql`num_nulls(${table.reservationId}, ${table.step}) <> 1`),
    rangeCheck('damages', [table.reportedAt, table.createdAt]),
    check('damages_repaired', sql`${table.repairedAt} >= '1900-01-01 00:00Z'`),
  ],
);

/** Who signed for a step. They go with it. */
export const signatures = pgTable(
  'signatures',
  {
    reservationId: integer('reservation_id').notNull(),
    step: step().notNull(),
    name: text('name').notNull(),
    /** As the data of an SVG path; null where the name stands for it. */
    strokes: text('strokes'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.step] }),
    foreignKey({
      name: 'signatures_of_step',
      columns: [table.reservationId, table.step],
      foreignColumns: [counterSteps.reservationId, counterSteps.kind],
    }).onDelete('cascade'),
  ],
);

/** Photos of a vehicle at the counter, without metadata. They may come before their step is recorded, and stay when it is undone. */
export const conditionPhotos = pgTable(
  'condition_photos',
  {
    /** Chosen by who takes it. */
    id: uuid('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    step: step().notNull(),
    /** What it shows; that damage may come later, or never. */
    damageId: uuid('damage_id'),
    takenAt: instant('taken_at').notNull(),
    takenBy: byUser('taken_by'),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A JPEG, and a small one of it. */
    blobHash: blobHash(),
    bytes: bytes('bytes'),
    preview: bytes('preview').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('condition_photos_step').on(table.reservationId, table.step),
    index('condition_photos_age').on(table.createdAt),
    index('condition_photos_blob')
      .on(table.blobHash)
      .where(sql`${table.blobHash} is not null`),
    check('condition_photos_stored', sql`num_nonnulls(${table.blobHash}, ${table.bytes}) = 1`),
    check('condition_photos_kind', sql`${table.step} in (${inList(conditionSteps)})`),
    rangeCheck(
      'condition_photos',
      [table.takenAt, table.createdAt],
      sql`least(${table.width}, ${table.height}) > 0`,
    ),
  ],
);
