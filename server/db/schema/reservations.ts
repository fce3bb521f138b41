import { isNotNull, sql, type SQL } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { extraSources } from '../../../contract/counter/counter-steps.ts';
import type { Driver } from '../../../contract/reservations/driver.ts';
import { extraKinds } from '../../../contract/reservations/lines.ts';
import { limits } from '../../../contract/values/limits.ts';
import {
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
  version,
} from './columns.ts';
import { users } from './users.ts';
import { vehicles } from './vehicles.ts';

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
    /** The same in English, which binds nobody. */
    translation: text('translation'),
  },
  (table) => [check('terms_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`)],
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
    /** Until when the rental is to be paid, if it came back later than agreed; null otherwise. */
    billedUntil: instant('billed_until'),
    /** The terms at booking; null for reservations from before terms were stored, and without a site. */
    termsHash: text('terms_hash').references(() => terms.hash),
    /**
     * Who rents, as at booking, for the tax office; null for reservations from before it was stored. Those without a postcode have
     * company and person in `customerName`, and street and postcode in `customerAddress`: customer_at_booking reads both.
     */
    customerName: text('customer_name'),
    customerCompany: text('customer_company'),
    customerAddress: text('customer_address'),
    customerZipCode: text('customer_zip_code'),
    customerCity: text('customer_city'),
    customerCountry: text('customer_country'),
    /** What the customer wants to read on the invoice. */
    orderNumber: text('order_number'),
    costCentre: text('cost_centre'),
    /** Who drives, in the order in which documents name them; locked once the customer's personal data was erased. */
    drivers: jsonb('drivers')
      .$type<Driver[]>()
      .notNull()
      .default(sql`'[]'`),
    /** How the customer agreed to a vehicle of another kind; null where nobody had to, and once their personal data was erased. */
    exchangeConsent: text('exchange_consent'),
    /**
     * An open one whose vehicle was given up for a block, another rental or its retirement: it keeps `vehicleId`, occupies nothing,
     * and stands until it gets a vehicle or is cancelled.
     */
    vehicleMissing: boolean('vehicle_missing').notNull().default(false),
    /** Hours after a one-way rental in which its vehicle is brought home, as at booking; null for other rentals. */
    transferHours: integer('transfer_hours'),
    /** When the vehicle was home before they were over, as staff noted it. */
    transferEndedAt: instant('transfer_ended_at'),
    /** Why an administrator cancelled it; null without a reason, and once the customer's personal data was erased. */
    cancelledBecause: text('cancelled_because'),
    /** What stands on its invoices that were not cancelled; null of rentals that were over before there were invoices. */
    invoiced: money('invoiced').default(0),
    /** When it was deleted though it had been at the counter: nobody is shown it, but it is kept. */
    hiddenAt: instant('hidden_at'),
    /** Triggers keep these: the fees among its lines, and of what was noted what is paid and what is held of the deposit. */
    fees: money('fees').notNull().default(0),
    paid: money('paid').notNull().default(0),
    depositHeld: money('deposit_held').notNull().default(0),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('reservations_user').on(table.userId, table.pickUpTime, table.id),
    index('reservations_vehicle').on(table.vehicleId),
    // From the third column on these are for reading nothing else: rentals of a period are counted, also those of some
    // vehicles, those that were not picked up, and vehicles found whose rental has begun.
    index('reservations_by_pick_up_at').on(
      table.pickUpTime,
      table.id,
      table.vehicleId,
      table.dropOffTime,
    ),
    index('reservations_by_drop_off_at').on(table.dropOffTime, table.id, table.pickUpTime),
    index('reservations_open_by_pick_up_at')
      .on(table.pickUpTime, table.id, table.pickedUpAt, table.dropOffTime, table.vehicleId)
      .where(isOpen),
    ...orderIndexes('reservations', table.id, [
      table.pickUpLocation,
      table.dropOffLocation,
      table.totalPrice,
    ]),
    index('reservations_by_status').on(table.status, table.id),
    // Due reservations are few of many: an index of all would have to be read past those that are done.
    index('reservations_open_by_drop_off_at').on(table.dropOffTime, table.id).where(isOpen),
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
    // For what went out on a day.
    index('reservations_picked_up').on(table.pickedUpAt).where(isNotNull(table.pickedUpAt)),
    // For the reports of months: of what is booked nothing is in it.
    index('reservations_returned')
      .on(table.returnedAt, table.id)
      .where(isNotNull(table.returnedAt)),
    // Few: what was returned and has no invoice yet, or another one than it should.
    index('reservations_to_invoice')
      .on(table.returnedAt, table.id)
      .where(
        sql`${table.status} = 'DONE' and ${table.returnedAt} is not null and ${table.totalPrice} <> ${table.invoiced}`,
      ),
    // Who owes what, by the last day: most rentals are paid, and hold no deposit.
    index('reservations_unsettled')
      .on(lastMoment(table), table.id)
      .where(sql`${due(table)} <> 0`),
    index('reservations_deposits')
      .on(table.id)
      .where(sql`${table.depositHeld} > 0`),
    index('reservations_long').on(table.pickUpTime, table.dropOffTime).where(isLong),
    // Few: lists count them apart.
    index('reservations_hidden').on(table.id).where(isNotNull(table.hiddenAt)),
    index('reservations_missing')
      .on(table.pickUpTime, table.id)
      .where(sql`${table.vehicleMissing}`),
    // A vehicle can be with one customer only.
    uniqueIndex('reservations_out').on(table.vehicleId).where(isOut),
    check(
      'reservations_billed',
      sql`${table.billedUntil} > ${table.dropOffTime} and ${isPossible(table.billedUntil)}`,
    ),
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
    // What is closed needs no vehicle, and one that is out is not missing.
    check(
      'reservations_vehicle_missing',
      sql`not ${table.vehicleMissing} or ${table.status} = 'CREATED' and ${table.pickedUpAt} is null`,
    ),
    check(
      'reservations_drivers',
      sql`jsonb_typeof(${table.drivers}) = 'array' and jsonb_array_length(${table.drivers}) <= ${sql.raw(String(limits.drivers))}`,
    ),
    check(
      'reservations_transfer',
      sql`${table.transferHours} between 0 and 999 and ${isPossible(table.transferEndedAt)}`,
    ),
    check('reservations_status', sql`${table.status} in ('CREATED', 'CANCELLED', 'DONE')`),
  ],
);

type Columns<Name extends string> = Record<Name, AnyPgColumn>;

/** What is to be paid of a reservation: if it is cancelled, its fees only. */
export const amountDue = ({
  status,
  fees,
  totalPrice,
}: Columns<'status' | 'fees' | 'totalPrice'>): SQL<number> =>
  sql<number>`case when ${status} = 'CANCELLED' then ${fees} else ${totalPrice} end`;

/** What of that is still to be paid; below zero if too much was paid. */
export const due = (table: Columns<'status' | 'fees' | 'totalPrice' | 'paid'>): SQL<number> =>
  sql<number>`(${amountDue(table)} - ${table.paid})`;

/** When it was over, or is to be: returned, nobody came, or the agreed end. */
export const lastMoment = ({
  returnedAt,
  noShowAt,
  dropOffTime,
}: Columns<'returnedAt' | 'noShowAt' | 'dropOffTime'>): SQL<Date> =>
  sql<Date>`coalesce(${returnedAt}, ${noShowAt}, ${dropOffTime})`;

/** Not deleted; the rows' count knows only these. */
export const isShown: SQL = sql`${reservations.hiddenAt} is null`;

/** Something is still to be paid. The first of both is what the index of what is not settled has. */
export const isUnpaid: SQL = sql`${due(reservations)} <> 0 and ${due(reservations)} > 0`;

/** A literal, not a parameter, so that the planner uses the partial indexes. */
export const isOpen: SQL = sql`${reservations.status} = 'CREATED'`;

/** The vehicle is with the customer: handed over, and not brought back. */
export const isOut: SQL = sql`${reservations.pickedUpAt} is not null and ${reservations.returnedAt} is null and ${isOpen}`;

/** It stands, but has no vehicle. */
export const isMissing: SQL = sql`${reservations.vehicleMissing}`;

/** The days that few rentals are longer than: those of a period have begun at most so long before it. */
export const usualDays = 7;
/** Booked for longer than most. */
export const isLong: SQL = sql`${reservations.dropOffTime} - ${reservations.pickUpTime} > interval '${sql.raw(String(usualDays))} days'`;

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
    /** `percent` is of the rental: then `amount` follows it. */
    unit: text('unit').notNull(),
    unitPrice: money('unit_price').notNull(),
    amount: money('amount').notNull(),
    /** The step at the counter that it goes with, or an administrator's hand; null for a price set by hand. */
    source: text('source', { enum: extraSources }),
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
    check('reservation_lines_source', sql`${table.source} in (${inList(extraSources)})`),
    check(
      'reservation_lines_percent',
      sql`${table.unit} <> 'percent' or ${table.kind} in ('discount', 'adjustment') and ${table.quantity} > 0 and ${table.quantity} <= 100`,
    ),
    check('reservation_lines_kind', sql`${table.kind} in (${inList(extraKinds)})`),
    rangeCheck(
      'reservation_lines',
      [table.createdAt],
      sql`greatest(abs(${table.unitPrice}), abs(${table.amount})) <= ${maxAmount}`,
    ),
  ],
);
