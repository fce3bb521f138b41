import { sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { limits } from '../../../contract/values/limits.ts';
import type { Due } from '../../../contract/vehicles/vehicle-dues.ts';
import {
  bytes,
  createdAt,
  id,
  instant,
  isPossible,
  money,
  maxAmount,
  orderIndexes,
  rangeCheck,
  searchText,
  version,
} from './columns.ts';

export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    createdAt: createdAt(),
    /** When housekeeping first found it unused by any vehicle; null while in use or not checked yet. */
    unusedSince: instant('unused_since'),
  },
  (table) => [rangeCheck('images', [table.createdAt, table.unusedSince])],
);

/** An image in one width and format, ready to be sent. */
export const imageVariants = pgTable(
  'image_variants',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    format: text('format', { enum: ['avif', 'webp', 'jpeg', 'png'] }).notNull(),
    /** Pixels. */
    width: integer('width').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.format, table.width] }),
    rangeCheck(
      'image_variants',
      [],
      sql`${table.width} > 0`,
      sql`${table.format} in ('avif', 'webp', 'jpeg', 'png')`,
    ),
  ],
);

export const vehicles = pgTable(
  'vehicles',
  {
    id: id(),
    model: text('model').notNull(),
    /** No foreign key: the contract lets clients delete the old image before they store the vehicle with the new one. */
    imageId: uuid('image_id').notNull().unique('vehicles_image'),
    doors: integer('doors').notNull(),
    seats: integer('seats').notNull(),
    luggage: integer('luggage').notNull(),
    transmission: text('transmission').notNull(),
    airConditioning: boolean('air_conditioning').notNull(),
    fuelType: text('fuel_type').notNull(),
    /** Years; of the first registration, where that is known: a trigger and housekeeping keep it so. */
    age: integer('age').notNull(),
    pricePerHour: money('price_per_hour').notNull(),
    /** What a day or a week costs at most; null without such a cap. */
    pricePerDay: money('price_per_day'),
    pricePerWeek: money('price_per_week'),
    /** What else is known of a vehicle is optional: clients of the contract know only the fields above. */
    category: text('category'),
    /** Only administrators see it. */
    licencePlate: text('licence_plate'),
    /** The plate as it is compared. */
    plateKey: text('plate_key').generatedAlwaysAs(sql`compact_plate(licence_plate)`),
    /** Whether a newer vehicle in service had the same plate before plates became unique: it does not identify this one. */
    sharedPlate: boolean('shared_plate').notNull().default(false),
    payloadKg: integer('payload_kg'),
    loadVolumeM3: numeric('load_volume_m3', { precision: 5, scale: 1, mode: 'number' }),
    loadLengthCm: integer('load_length_cm'),
    towBar: boolean('tow_bar'),
    licenceClass: text('licence_class'),
    /** Of the driver, in years. */
    minimumAge: integer('minimum_age'),
    deposit: money('deposit'),
    includedKmPerDay: integer('included_km_per_day'),
    pricePerExtraKm: money('price_per_extra_km'),
    /** Minutes after a rental for cleaning and moving. */
    bufferMinutes: integer('buffer_minutes'),
    /** Only administrators see both. */
    vin: text('vin'),
    firstRegisteredOn: date('first_registered_on'),
    /** What it is due for. The days below follow from it, or it from the first two: a trigger keeps them in step. */
    dues: jsonb('dues').$type<Due[]>().notNull().default([]),
    /** The first day on which anything is due, and on which what blocks is. */
    firstDueOn: date('first_due_on'),
    blockingDueOn: date('blocking_due_on'),
    /** The main inspection and the safety check are due on these days at the company's place. */
    inspectionDueOn: date('inspection_due_on'),
    safetyCheckDueOn: date('safety_check_due_on'),
    mileageKm: integer('mileage_km'),
    /** The slug of one of the company's places, which content may lose; null for anywhere. */
    homePlace: text('home_place'),
    builtIn: boolean('built_in').notNull().default(false),
    /** Since when it is out of service for good; its past stays. A trigger writes to `occupancies` that it cannot be had from then on. */
    retiredAt: instant('retired_at'),
    createdAt: createdAt(),
    version: version(),
    searchText: searchText('model', "coalesce(licence_plate, '')"),
  },
  (table) => [
    ...orderIndexes('vehicles', table.id, [
      table.model,
      table.pricePerHour,
      table.seats,
      table.doors,
      table.luggage,
      table.age,
    ]),
    // For what is offered instead of a taken one (`alternatives_to`).
    index('vehicles_alike')
      .on(
        sql`coalesce(${table.category}, '')`,
        sql`least(${table.pricePerDay}, 24 * ${table.pricePerHour})`,
        table.id,
      )
      .where(isInService),
    uniqueIndex('vehicles_plate')
      .on(table.plateKey)
      .where(sql`${isInService} and not ${table.sharedPlate}`),
    rangeCheck(
      'vehicles',
      [table.createdAt],
      sql`least(${table.doors}, ${table.seats}, ${table.luggage}, ${table.age}) >= 0`,
      sql`${table.pricePerHour} between 0.01 and ${maxAmount}`,
    ),
    check(
      'vehicles_data',
      sql`least(${table.payloadKg}, ${table.loadVolumeM3}, ${table.loadLengthCm}, ${table.minimumAge}, ${table.includedKmPerDay}, ${table.bufferMinutes}, ${table.mileageKm}, ${table.deposit}, ${table.pricePerExtraKm}) >= 0
        and least(${table.pricePerDay}, ${table.pricePerWeek}) >= 0.01
        and greatest(${table.pricePerDay}, ${table.pricePerWeek}, ${table.deposit}, ${table.pricePerExtraKm}) <= ${maxAmount}
        and ${table.bufferMinutes} <= 1440`,
    ),
    check('vehicles_home_place', sql`${table.homePlace} ~ '^[a-z0-9-]{1,60}$'`),
    check(
      'vehicles_dues',
      sql`jsonb_typeof(${table.dues}) = 'array' and jsonb_array_length(${table.dues}) <= ${sql.raw(String(limits.dues))}`,
    ),
    check('vehicles_vin', sql`${table.vin} ~ '^[A-HJ-NPR-Z0-9]{17}$'`),
    check('vehicles_retired', isPossible(table.retiredAt)),
  ],
);

/** The vehicles that are in service: retired ones are not listed, found, offered or counted. */
export const isInService: SQL = sql`${vehicles.retiredAt} is null`;

/** A vehicle's further pictures, in their order. Its first one is `vehicles.image_id`. */
export const vehicleImages = pgTable(
  'vehicle_images',
  {
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: uuid('image_id').notNull().unique('vehicle_images_image'),
  },
  (table) => [primaryKey({ columns: [table.vehicleId, table.position] })],
);
