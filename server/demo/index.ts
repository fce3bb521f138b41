import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { dueMonths, nextDue } from '../../contract/vehicles/vehicle-dues.ts';
import { settingFields } from '../../contract/office/settings.ts';
import { hashPassword } from '../auth/index.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import { createImage } from '../images/repository.ts';
import { storeFurtherImages } from '../vehicles/index.ts';
import { randomPassword } from '../users/index.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { settings } from '../db/schema/own-use.ts';
import {
  contactMessages,
  counterSteps,
  damages,
  history,
  payments,
  reservationLines,
  reservations,
  users,
  vehicles,
} from '../db/schema/index.ts';
import { paymentsOf, stepsOf } from './counter.ts';
import { demoCustomers, demoMessages, demoStaff } from './customers.ts';
import { demoDamages } from './damages.ts';
import { historyOf } from './history.ts';
import { issueDemoInvoices } from './invoices.ts';
import { rentalOf, type DemoRental } from './rentals.ts';
import { demoReservations } from './reservations.ts';
import { demoVehicles } from './vehicles.ts';

/**
 * Seeds a new database once: it remembers whether it started with demo data or without. When servers start together, one
 * seeds and the others wait. A killed start leaves nothing behind.
 */
export async function seed(
  db: Database,
  config: Config,
  print: (line: string) => void,
  facts: CompanyFacts | null = null,
): Promise<void> {
  const { seed: value, timeZone, exposed } = config;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed}, 0)`);
    const rows = await tx.select().from(settings).where(eq(settings.key, 'seed'));
    if (rows.length > 0) return;
    if (value === 'demo') {
      // Rendering the images may take longer than the idle timeout of transactions.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      // The demo's bookings are no news.
      await tx.execute(sql`set local rental.quiet = on`);
      print('Database: adding the demo data, with images of 14 vehicles …');
      const rentals = await insertDemo(tx, timeZone, exposed);
      if (facts && rentals.administratorId !== null)
        await issueDemoInvoices(tx, rentals.stored, config, facts, rentals.administratorId);
    }
    await tx.insert(settings).values({ key: 'seed', value });
  });
}

async function insertDemo(tx: Database, zone: string, exposed: boolean) {
  const withHash = async <Person extends { password: string }>({
    password,
    ...person
  }: Person) => ({
    ...person,
    emailConfirmedAt: new Date(),
    // Where others can reach the server, they could log in with the published passwords.
    passwordHash: await hashPassword(exposed ? randomPassword() : password),
  });
  const customers = (await Promise.all(demoCustomers.map(withHash))).map((customer) => ({
    ...customer,
    roles: ['Customer' as const],
  }));
  const userRows = await tx.insert(users).values(customers).returning({ id: users.id });
  await tx.insert(users).values(await Promise.all(demoStaff.map(withHash)));
  // Takes by far the longest, so what may be refused comes first.
  const { renderDrawings } = await import('./render-drawings.ts');
  const images = await renderDrawings(demoVehicles.flatMap(({ drawings }) => drawings));
  const vehicleRows: (typeof vehicles.$inferSelect)[] = [];
  for (const { drawings, due, liftCheckedDaysAgo, ...vehicle } of demoVehicles) {
    const [imageId, ...furtherIds] = await Promise.all(
      drawings.map((drawing) => createImage(tx, `${drawing}.svg`, images.get(drawing)!)),
    );
    const inspectionDueOn = dayFrom(due.inspectionDueOn, zone);
    const safetyCheckDueOn = dayFrom(due.safetyCheckDueOn, zone);
    const [row] = await tx
      .insert(vehicles)
      .values({ ...vehicle, inspectionDueOn, safetyCheckDueOn, imageId: imageId! })
      .returning();
    await storeFurtherImages(tx, row!.id, furtherIds);
    if (liftCheckedDaysAgo !== undefined) {
      const lastOn = dayFrom(-liftCheckedDaysAgo, zone);
      const lift = { kind: 'tailLift', name: null, months: dueMonths.tailLift, lastOn } as const;
      const dues = [...row!.dues, { ...lift, dueOn: nextDue(lift), blocks: false }];
      await tx.update(vehicles).set({ dues }).where(eq(vehicles.id, row!.id));
    }
    vehicleRows.push(row!);
  }
  const rentals = await insertRentals(tx, zone, { users: userRows, vehicles: vehicleRows });
  await tx.insert(damages).values(
    demoDamages.map(({ vehicle, place, note, daysAgo }) => ({
      id: randomUUID(),
      vehicleId: vehicleRows[vehicle]!.id,
      place,
      note,
      reportedAt: toInstant([-daysAgo, 9], zone),
    })),
  );
  await tx.insert(contactMessages).values(demoMessages);
  return rentals;
}

interface Rows {
  users: { id: number }[];
  vehicles: (typeof vehicles.$inferSelect)[];
}

/** The reservations, with what happened at the counter. */
async function insertRentals(tx: Database, zone: string, rows: Rows) {
  const rentals = demoReservations.map((demo) =>
    rentalOf(demo, rows.vehicles, (time) => toInstant(time, zone), zone),
  );
  const userOf = ({ demo }: DemoRental) => rows.users[demo.customer]!.id;
  const inserted = await tx
    .insert(reservations)
    .values(rentals.map((rental) => valuesOf(rental, userOf(rental))))
    .returning({ id: reservations.id, totalPrice: reservations.totalPrice });
  const stored = rentals.map((rental, place) => ({
    ...rental,
    ...inserted[place]!,
    userId: userOf(rental),
  }));
  const [administrator] = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`'Administrator' = any(${users.roles})`)
    .orderBy(asc(users.id));
  const by = administrator?.id ?? null;
  const lines = stored.flatMap(({ id, lines: own, createdAt, ...rental }) =>
    own.map(({ source = null, ...line }) => ({
      ...line,
      source,
      reservationId: id,
      createdAt: (source && (rental.returnedAt ?? rental.noShowAt)) || createdAt,
    })),
  );
  await tx.insert(reservationLines).values(lines);
  await tx.insert(counterSteps).values(stepsOf(stored, by));
  await tx.insert(payments).values(paymentsOf(stored, by));
  await tx.insert(history).values(historyOf(stored, by));
  return { stored, administratorId: by };
}

/** The company's places. */
const [north, south] = ['Bauhof Nord', 'Lager Süd'];

function valuesOf({ demo, vehicle, agreed, hours, lines, ...rental }: DemoRental, userId: number) {
  const { id: vehicleId, bufferMinutes } = vehicle;
  const [home, away] = vehicle.homePlace === 'lager-sued' ? [south, north] : [north, south];
  const { pricePerHour, pricePerDay, pricePerWeek } = agreed;
  const { deposit, includedKmPerDay, pricePerExtraKm } = agreed;
  const extras = lines.reduce((sum, { amount }) => sum + amount, 0);
  return {
    userId,
    vehicleId,
    status: demo.status,
    // Nothing of the demo is invoiced by itself.
    invoiced: demo.status === 'DONE' ? null : 0,
    drivers: demo.drivers ?? [],
    exchangeConsent: demo.swap?.consent ?? null,
    vehicleMissing: demo.isMissing ?? false,
    pickUpLocation: home,
    dropOffLocation: demo.oneWayFee ? away : home,
    pickUpTime: rental.pickUpTime,
    dropOffTime: rental.dropOffTime,
    pickedUpAt: rental.pickedUpAt,
    returnedAt: rental.returnedAt,
    noShowAt: rental.noShowAt,
    billedUntil: rental.billedUntil,
    createdAt: rental.createdAt,
    pricePerHour,
    pricePerDay,
    pricePerWeek,
    bufferMinutes: bufferMinutes ?? 0,
    transferHours: demo.oneWayFee ? settingFields.transferHours.usual : null,
    deposit,
    includedKmPerDay,
    pricePerExtraKm,
    totalPrice: sql`${callFunction('rental_price', {
      hours,
      pricePerHour,
      pricePerDay,
      pricePerWeek,
    })} + ${extras}::numeric`,
  };
}

const dayFrom = (days: number, zone: string) =>
  Temporal.Now.plainDateISO(zone).add({ days }).toString();

function toInstant([days, hour]: [number, number], zone: string): Date {
  const day = Temporal.Now.plainDateISO(zone).add({ days });
  const zoned = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } });
  return new Date(zoned.epochMilliseconds);
}
