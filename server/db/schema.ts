import { isNull, sql, type SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../contract/users.ts';
import {
  bytes,
  createdAt,
  id,
  instant,
  money,
  maxDollars,
  orderIndexes,
  rangeCheck,
  searchText,
  version,
} from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phoneNumber: text('phone_number').notNull(),
    address: text('address').notNull(),
    zipCode: text('zip_code').notNull(),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    builtIn: boolean('built_in').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
    searchText: searchText('first_name', 'last_name', 'email', 'zip_code'),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    ...orderIndexes('users', table.id, [table.firstName, table.lastName, table.email]),
    check(
      'users_roles',
      sql`${table.roles} <@ array['Customer', 'Administrator'] and cardinality(${table.roles}) > 0`,
    ),
    rangeCheck('users', [table.createdAt]),
  ],
);

/** The row goes with its user. */
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a leaked database does not leak sessions. */
    tokenHash: bytes('token_hash').primaryKey(),
    userId: ofUser(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** Devices and networks from which users logged in, so that others' failed attempts do not lock them out there. */
export const origins = pgTable(
  'origins',
  {
    userId: ofUser(),
    kind: text('kind', { enum: ['device', 'network'] }).notNull(),
    /** SHA-256 of a device's random value, or of a network's address. */
    hash: bytes('hash').notNull(),
    usedAt: instant('used_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('origins_used').on(table.usedAt),
  ],
);

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
    /** Years. */
    age: integer('age').notNull(),
    pricePerHour: money('price_per_hour').notNull(),
    builtIn: boolean('built_in').notNull().default(false),
    createdAt: createdAt(),
    version: version(),
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
    rangeCheck(
      'vehicles',
      [table.createdAt],
      sql`least(${table.doors}, ${table.seats}, ${table.luggage}, ${table.age}) >= 0`,
      sql`${table.pricePerHour} between 0.01 and ${maxDollars}`,
    ),
  ],
);

/** The constraint against double bookings, `reservations_no_overlap`, is in a migration: Drizzle cannot express it. */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    vehicleId: integer('vehicle_id')
      .notNull()
      .references(() => vehicles.id),
    pickUpTime: instant('pick_up_at').notNull(),
    dropOffTime: instant('drop_off_at').notNull(),
    pickUpLocation: text('pick_up_location').notNull(),
    dropOffLocation: text('drop_off_location').notNull(),
    status: text('status', { enum: ['CREATED', 'CANCELLED', 'DONE'] })
      .notNull()
      .default('CREATED'),
    totalPrice: money('total_price').notNull(),
    /** False when an administrator booked for the customer. */
    bookedByCustomer: boolean('booked_by_customer').notNull().default(true),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('reservations_user').on(table.userId, table.pickUpTime, table.id),
    index('reservations_vehicle').on(table.vehicleId),
    ...orderIndexes('reservations', table.id, [
      table.pickUpTime,
      table.dropOffTime,
      table.pickUpLocation,
      table.dropOffLocation,
      table.status,
      table.totalPrice,
    ]),
    // Due reservations are few of many: an index of all would have to be read past those that are done.
    ...[table.pickUpTime, table.dropOffTime].map((time) =>
      index(`reservations_open_by_${time.name}`).on(time, table.id).where(isOpen),
    ),
    // For customers' booking limits.
    index('reservations_open_by_user').on(table.userId, table.dropOffTime, table.id).where(isOpen),
    index('reservations_booked_by_customer')
      .on(table.userId, table.createdAt)
      .where(sql`${table.bookedByCustomer}`),
    // A vehicle's open reservations are found by the constraint's own index.
    index('reservations_done')
      .using(
        'gist',
        table.vehicleId,
        sql`tstzrange(${table.pickUpTime}, ${table.dropOffTime}, '[)')`,
      )
      .where(sql`${table.status} = 'DONE'`),
    check('reservations_order', sql`${table.dropOffTime} > ${table.pickUpTime}`),
    rangeCheck(
      'reservations',
      [table.pickUpTime, table.dropOffTime, table.createdAt],
      sql`${table.totalPrice} between 0 and ${maxDollars}`,
    ),
    check('reservations_status', sql`${table.status} in ('CREATED', 'CANCELLED', 'DONE')`),
  ],
);

/** A literal, not a parameter, so that the planner uses the partial indexes. */
export const isOpen: SQL = sql`${reservations.status} = 'CREATED'`;

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    email: text('email').notNull(),
    createdAt: createdAt(),
    /** Null until an administrator opens it. */
    readAt: instant('read_at'),
    searchText: searchText('subject', 'name', 'email', 'body'),
  },
  (table) => [
    ...orderIndexes('contact_messages', table.id, [table.subject, table.name, table.email]),
    index('contact_messages_unread').on(table.id).where(isNull(table.readAt)),
    rangeCheck('contact_messages', [table.createdAt, table.readAt]),
  ],
);
