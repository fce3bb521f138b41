import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../auth/index.ts';
import type { Config } from '../config.ts';
import { createImage } from '../images/repository.ts';
import { storeFurtherImages } from '../vehicles/index.ts';
import { startedHours } from '../reservations/index.ts';
import { randomPassword } from '../users/index.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { settings } from '../db/schema/bookkeeping.ts';
import { contactMessages, damages, reservations, users, vehicles } from '../db/schema/index.ts';
import { demoCustomers, demoMessages } from './customers.ts';
import { demoDamages } from './damages.ts';
import { demoReservations } from './reservations.ts';
import { demoVehicles } from './vehicles.ts';

/**
 * Seeds a new database once: it remembers whether it started with demo data or without. When servers start together, one
 * seeds and the others wait. A killed start leaves nothing behind.
 */
export async function seed(
  db: Database,
  { seed: value, timeZone, exposed }: Pick<Config, 'seed' | 'timeZone' | 'exposed'>,
  print: (line: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed}, 0)`);
    const known = await tx.select().from(settings).where(eq(settings.key, 'seed'));
    if (known.length > 0) return;
    if (value === 'demo') {
      // Rendering the images may take longer than the idle timeout of transactions.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      // The demo's bookings are no news.
      await tx.execute(sql`set local rental.quiet = on`);
      print('Database: adding the demo data, with images of 14 vehicles …');
      await insertDemo(tx, timeZone, exposed);
    }
    await tx.insert(settings).values({ key: 'seed', value });
  });
}

async function insertDemo(tx: Database, zone: string, exposed: boolean): Promise<void> {
  const { renderDrawings } = await import('./render-drawings.ts');
  const images = await renderDrawings(demoVehicles.flatMap(({ drawings }) => drawings));
  const customers = await Promise.all(
    demoCustomers.map(async ({ password, ...customer }) => ({
      ...customer,
      roles: ['Customer' as const],
      emailConfirmedAt: new Date(),
      // Where others can reach the server, they could log in with the published passwords.
      passwordHash: await hashPassword(exposed ? randomPassword() : password),
    })),
  );
  const userRows = await tx.insert(users).values(customers).returning({ id: users.id });
  const vehicleRows: (typeof vehicles.$inferSelect)[] = [];
  for (const { drawings, due, ...vehicle } of demoVehicles) {
    const [imageId, ...further] = await Promise.all(
      drawings.map((drawing) => createImage(tx, `${drawing}.svg`, images.get(drawing)!)),
    );
    const inspectionDueOn = dayFrom(due.inspectionDueOn, zone);
    const safetyCheckDueOn = dayFrom(due.safetyCheckDueOn, zone);
    const [row] = await tx
      .insert(vehicles)
      .values({ ...vehicle, inspectionDueOn, safetyCheckDueOn, imageId: imageId! })
      .returning();
    await storeFurtherImages(tx, row!.id, further);
    vehicleRows.push(row!);
  }
  await tx.insert(reservations).values(
    demoReservations.map(({ vehicle, customer, from, to, locations, status, isOut }) => {
      const { id: vehicleId, bufferMinutes, ...rates } = vehicleRows[vehicle]!;
      const { pricePerHour, pricePerDay, pricePerWeek } = rates;
      const { deposit, includedKmPerDay, pricePerExtraKm } = rates;
      const [pickUpTime, dropOffTime] = [toInstant(from, zone), toInstant(to, zone)];
      return {
        vehicleId,
        userId: userRows[customer]!.id,
        pickUpTime,
        dropOffTime,
        pickUpLocation: locations[0],
        dropOffLocation: locations[1],
        status,
        pickedUpAt: isOut ? pickUpTime : null,
        // Earlier than the hour of the booking limit.
        createdAt: toInstant([Math.min(from[0], 0) - 3, 9], zone),
        ...{ pricePerHour, pricePerDay, pricePerWeek, bufferMinutes: bufferMinutes ?? 0 },
        ...{ deposit, includedKmPerDay, pricePerExtraKm },
        totalPrice: sql`rental_price(${startedHours(pickUpTime, dropOffTime)}::integer, ${pricePerHour}::numeric, ${pricePerDay}::numeric, ${pricePerWeek}::numeric)`,
      };
    }),
  );
  await tx.insert(damages).values(
    demoDamages.map(({ vehicle, place, note, daysAgo }) => ({
      ...{ id: randomUUID(), vehicleId: vehicleRows[vehicle]!.id, place, note },
      reportedAt: toInstant([-daysAgo, 9], zone),
    })),
  );
  await tx.insert(contactMessages).values(demoMessages);
}

const dayFrom = (days: number, zone: string) =>
  Temporal.Now.plainDateISO(zone).add({ days }).toString();

function toInstant([days, hour]: [number, number], zone: string): Date {
  const day = Temporal.Now.plainDateISO(zone).add({ days });
  const zoned = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } });
  return new Date(zoned.epochMilliseconds);
}
