import { isNull, sql, type SQL } from 'drizzle-orm';
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
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { blockReasons } from '../../contract/block-reasons.ts';
import { languages } from '../../contract/language.ts';
import { extraKinds } from '../../contract/lines.ts';
import { mailTemplates } from '../../contract/mail-templates.ts';
import { paperKinds } from '../../contract/paper-kinds.ts';
import type { Role } from '../../contract/users.ts';
import {
  bytes,
  createdAt,
  id,
  inList,
  instant,
  isPossible,
  money,
  percent,
  maxAmount,
  orderIndexes,
  rangeCheck,
  searchText,
  tstzrange,
  version,
} from './columns.ts';

/** What a link in a mail may do: choose a new password, or the first one, or confirm an address. */
export const tokenPurposes = ['reset', 'invitation', 'confirm'] as const;

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
    companyName: text('company_name'),
    vatId: text('vat_id'),
    passwordHash: text('password_hash').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    builtIn: boolean('built_in').notNull().default(false),
    /** When the address proved to be theirs, by a link in a mail; null until then. */
    emailConfirmedAt: instant('email_confirmed_at'),
    /** Null until the browser tells it. */
    language: text('language', { enum: languages }),
    /** Null unless the personal data was erased. The row then only ties reservations together. */
    erasedAt: instant('erased_at'),
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
    check('users_language', sql`${table.language} in ('en', 'de')`),
    check(
      'users_erased',
      sql`${table.erasedAt} is null or concat(${table.firstName}, ${table.lastName}, ${table.phoneNumber}, ${table.address}, ${table.zipCode}, ${table.companyName}, ${table.vatId}) = '' and ${table.email} like 'erased-%@invalid' and ${isPossible(table.erasedAt)}`,
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
    /** Names it to its user. */
    id: integer('id').generatedAlwaysAsIdentity().notNull().unique('sessions_id'),
    userId: ofUser(),
    /** The browser's User-Agent, and the network's address; empty for sessions from before these were stored. */
    userAgent: text('user_agent').notNull().default(''),
    network: text('network').notNull().default(''),
    createdAt: createdAt(),
    /** To within some minutes. */
    usedAt: instant('used_at').notNull().defaultNow(),
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

/** Links in mails that act for a user without a password. Each works once. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    /** SHA-256 of the token, which only the mail holds. */
    hash: bytes('hash').primaryKey(),
    userId: ofUser(),
    purpose: text('purpose', { enum: tokenPurposes }).notNull(),
    /** The address that it was sent to, which its use confirms. */
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('mail_tokens_user').on(table.userId),
    index('mail_tokens_expiry').on(table.expiresAt),
    check('mail_tokens_purpose', sql`${table.purpose} in (${inList(tokenPurposes)})`),
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
    /** What a day or a week costs at most; null without such a cap. */
    pricePerDay: money('price_per_day'),
    pricePerWeek: money('price_per_week'),
    /** What else is known of a vehicle is optional: clients of the contract know only the fields above. */
    category: text('category'),
    /** Only administrators see it. */
    licencePlate: text('licence_plate'),
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
    /** The main inspection and the safety check are due on these days at the company's place. */
    inspectionDueOn: date('inspection_due_on'),
    safetyCheckDueOn: date('safety_check_due_on'),
    mileageKm: integer('mileage_km'),
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
      sql`${table.pricePerHour} between 0.01 and ${maxAmount}`,
    ),
    check(
      'vehicles_data',
      sql`least(${table.payloadKg}, ${table.loadVolumeM3}, ${table.loadLengthCm}, ${table.minimumAge}, ${table.includedKmPerDay}, ${table.bufferMinutes}, ${table.mileageKm}, ${table.deposit}, ${table.pricePerExtraKm}) >= 0
        and least(${table.pricePerDay}, ${table.pricePerWeek}) >= 0.01
        and greatest(${table.pricePerDay}, ${table.pricePerWeek}, ${table.deposit}, ${table.pricePerExtraKm}) <= ${maxAmount}
        and ${table.bufferMinutes} <= 1440`,
    ),
  ],
);

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

/** A trigger writes when each open one has its vehicle to `occupancies`. */
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
    /** Minutes after the drop-off in which the vehicle cannot be had either: the vehicle's own at booking. */
    bufferMinutes: integer('buffer_minutes').notNull().default(0),
    /** The agreed rates, at which changes are priced, too; null for reservations from before these were stored. */
    pricePerHour: money('price_per_hour'),
    pricePerDay: money('price_per_day'),
    pricePerWeek: money('price_per_week'),
    /** What else was agreed with them; null for none. */
    deposit: money('deposit'),
    includedKmPerDay: integer('included_km_per_day'),
    pricePerExtraKm: money('price_per_extra_km'),
    /** ISO 4217, and percent; null where the company's own apply. */
    currency: text('currency'),
    vatPercent: percent('vat_percent'),
    /** When the vehicle was handed over and brought back, or when nobody came for it. */
    pickedUpAt: instant('picked_up_at'),
    returnedAt: instant('returned_at'),
    noShowAt: instant('no_show_at'),
    /** The terms at booking; null for reservations from before terms were stored, and without a site. */
    termsHash: text('terms_hash').references(() => terms.hash),
    /** Name and address as at booking, for the tax office; null for reservations from before these were stored. */
    customerName: text('customer_name'),
    customerAddress: text('customer_address'),
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
    // A vehicle's open reservations are found by its occupancies.
    index('reservations_done')
      .using(
        'gist',
        table.vehicleId,
        sql`tstzrange(${table.pickUpTime}, ${table.dropOffTime}, '[)')`,
      )
      .where(sql`${table.status} = 'DONE'`),
    // A vehicle can be with one customer only.
    uniqueIndex('reservations_out')
      .on(table.vehicleId)
      .where(sql`${table.pickedUpAt} is not null and ${table.returnedAt} is null and ${isOpen}`),
    check('reservations_order', sql`${table.dropOffTime} > ${table.pickUpTime}`),
    check(
      'reservations_moments',
      sql`least(${table.pickedUpAt}, ${table.returnedAt}, ${table.noShowAt}) >= '1900-01-01 00:00Z' and greatest(${table.pickedUpAt}, ${table.returnedAt}, ${table.noShowAt}) <= '9999-12-31 00:00Z' and ${table.bufferMinutes} between 0 and 1440`,
    ),
    rangeCheck(
      'reservations',
      [table.pickUpTime, table.dropOffTime, table.createdAt],
      sql`${table.totalPrice} between 0 and ${maxAmount}`,
    ),
    check('reservations_status', sql`${table.status} in ('CREATED', 'CANCELLED', 'DONE')`),
  ],
);

/** A literal, not a parameter, so that the planner uses the partial indexes. */
export const isOpen: SQL = sql`${reservations.status} = 'CREATED'`;

/**
 * What reservations cost or save besides their rental at the agreed rates. `reservations.total_price` is the rental and all of
 * these.
 */
export const reservationLines = pgTable(
  'reservation_lines',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: extraKinds }).notNull(),
    quantity: numeric('quantity', { precision: 12, scale: 2, mode: 'number' }).notNull(),
    unit: text('unit').notNull(),
    unitPrice: money('unit_price').notNull(),
    amount: money('amount').notNull(),
    /** Null where the reservation's applies. */
    vatPercent: percent('vat_percent'),
    /** What an administrator wrote about it; null without, and once the customer's personal data was erased. */
    text: text('text'),
    createdAt: createdAt(),
  },
  (table) => [
    index('reservation_lines_reservation').on(table.reservationId),
    uniqueIndex('reservation_lines_adjustment')
      .on(table.reservationId)
      .where(sql`${table.kind} = 'adjustment'`),
    check('reservation_lines_kind', sql`${table.kind} in (${inList(extraKinds)})`),
    rangeCheck(
      'reservation_lines',
      [table.createdAt],
      sql`greatest(abs(${table.unitPrice}), abs(${table.amount})) <= ${maxAmount}`,
    ),
  ],
);

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
 * When a vehicle cannot be had, and nothing else decides it. Triggers on reservations and blocks write these rows; the
 * constraint against overlaps, `occupancies_no_overlap`, is in a migration: Drizzle cannot express it.
 */
export const occupancies = pgTable(
  'occupancies',
  {
    vehicleId: integer('vehicle_id').notNull(),
    /** Half-open; without an end for as long as nobody knows. */
    during: tstzrange('during').notNull(),
    kind: text('kind', { enum: ['reservation', 'block'] }).notNull(),
    reservationId: integer('reservation_id')
      .unique('occupancies_reservation')
      .references(() => reservations.id, { onDelete: 'cascade' }),
    blockId: integer('block_id')
      .unique('occupancies_block')
      .references(() => blocks.id, { onDelete: 'cascade' }),
  },
  (table) => [
    check(
      'occupancies_kind',
      sql`${table.kind} = case when ${table.blockId} is null then 'reservation' else 'block' end and num_nonnulls(${table.reservationId}, ${table.blockId}) = 1`,
    ),
    check(
      'occupancies_during',
      sql`not isempty(${table.during}) and not lower_inf(${table.during})`,
    ),
  ],
);

/** Terms of rental contracts that applied to a booking. */
export const terms = pgTable(
  'terms',
  {
    /** SHA-256 of the text, in hexadecimal digits. */
    hash: text('hash').primaryKey(),
    /** Markdown. */
    text: text('text').notNull(),
    /** The first day on which they applied. */
    validFrom: date('valid_from').notNull(),
  },
  (table) => [check('terms_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`)],
);

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
    /** What an administrator answered by mail; null until then. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Null once that administrator is gone, too. */
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    searchText: searchText('subject', 'name', 'email', 'body'),
  },
  (table) => [
    ...orderIndexes('contact_messages', table.id, [table.subject, table.name, table.email]),
    index('contact_messages_unread').on(table.id).where(isNull(table.readAt)),
    rangeCheck('contact_messages', [table.createdAt, table.readAt]),
  ],
);

/** A mail that is neither sent nor given up. A literal, so that the planner uses the partial index. */
export const isWaiting: SQL = sql.raw('sent_at is null and failed_at is null');

/** A mail that was given up, and can still be sent again. A literal for the same reason. */
export const isFailed: SQL = sql.raw('failed_at is not null and recipient is not null');

/**
 * The outbox: what to tell people by mail, written in the transaction of what it tells. A trigger writes those about reservations.
 * A mail waits until it was sent or has failed.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The left side of its Message-ID, under which each attempt sends it. */
    messageId: uuid('message_id').notNull().unique('mails_message_id').defaultRandom(),
    template: text('template', { enum: mailTemplates }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Recipient, and what the template is filled with; null once they were purged. */
    recipient: text('recipient'),
    values: jsonb('values').$type<Record<string, unknown>>(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    reservationId: integer('reservation_id').references(() => reservations.id, {
      onDelete: 'set null',
    }),
    /** Names what happens once, so that it is told once; null for all else. */
    occasion: text('occasion').unique('mails_occasion'),
    createdAt: createdAt(),
    /** When to try next. A server that tries pushes it into the future, so that no other does meanwhile. */
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    /** Why the last attempt failed. */
    reason: text('reason'),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(isWaiting),
    index('mails_failed').on(table.id).where(isFailed),
    index('mails_user').on(table.userId),
    index('mails_reservation').on(table.reservationId),
    check('mails_template', sql`${table.template} in (${inList(mailTemplates)})`),
    check('mails_language', sql`${table.language} in (${inList(languages)})`),
    check('mails_end', sql`num_nonnulls(${table.sentAt}, ${table.failedAt}) <= 1`),
  ],
);

/** Confirmations and contracts as PDF, as they were sent. */
export const papers = pgTable(
  'papers',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** The `mails.message_id` that carried it: each attempt carries the same. Backups hold no mails, so nothing refers to one. */
    messageId: uuid('message_id').notNull(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    bytes: bytes('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('papers_reservation').on(table.reservationId),
    unique('papers_mail').on(table.messageId, table.kind),
    check('papers_kind', sql`${table.kind} in (${inList(paperKinds)})`),
    check('papers_language', sql`${table.language} in (${inList(languages)})`),
  ],
);
