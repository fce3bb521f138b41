import { eq, sql } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { createImage } from '../images/repository.ts';
import { startedHours } from '../reservations/price.ts';
import { randomPassword } from '../users/administrator.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { settings } from '../db/bookkeeping.ts';
import { contactMessages, reservations, users, vehicles } from '../db/schema.ts';
import { demoCustomers, demoMessages } from './customers.ts';
import { demoReservations } from './reservations.ts';
import { demoVehicles } from './vehicles.ts';

interface Settings {
  seed: 'demo' | 'none';
  timeZone: string;
  /** Whether others than this machine's users may reach the server. */
  exposed: boolean;
}

/**
 * Seeds a new database, once: it remembers whether it began with demo data or none. Of servers that start together one
 * does it and the others wait. A killed start leaves nothing behind.
 */
export async function seed(
  db: Database,
  { seed: value, timeZone, exposed }: Settings,
  say: (line: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.seed}, 0)`);
    const known = await tx.select().from(settings).where(eq(settings.key, 'seed'));
    if (known.length > 0) return;
    if (value === 'demo') {
      // Drawing the images takes longer than a transaction may be idle.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      say('Database: adding the demo data, with pictures of 14 vehicles …');
      await fill(tx, timeZone, exposed);
    }
    await tx.insert(settings).values({ key: 'seed', value });
  });
}

async function fill(tx: Database, zone: string, exposed: boolean): Promise<void> {
  const { drawPictures } = await import('./pictures.ts');
  const pictures = await drawPictures(demoVehicles.map(({ picture }) => picture));
  const customers = await Promise.all(
    demoCustomers.map(async ({ password, ...customer }) => ({
      ...customer,
      roles: ['Customer' as const],
      // Where others can reach the server, published passwords would let them in.
      passwordHash: await hashPassword(exposed ? randomPassword() : password),
    })),
  );
  const userRows = await tx.insert(users).values(customers).returning({ id: users.id });
  const vehicleRows: (typeof vehicles.$inferSelect)[] = [];
  for (const [place, { picture, ...vehicle }] of demoVehicles.entries()) {
    const imageId = await createImage(tx, `${picture}.svg`, pictures[place]!);
    const [row] = await tx
      .insert(vehicles)
      .values({ ...vehicle, imageId })
      .returning();
    vehicleRows.push(row!);
  }
  await tx.insert(reservations).values(
    demoReservations.map(({ vehicle, customer, from, to, places, status }) => {
      const { id: vehicleId, pricePerHour } = vehicleRows[vehicle]!;
      const [pickUpTime, dropOffTime] = [clock(from, zone), clock(to, zone)];
      return {
        vehicleId,
        userId: userRows[customer]!.id,
        pickUpTime,
        dropOffTime,
        pickUpLocation: places[0],
        dropOffLocation: places[1],
        status,
        // Nobody booked the whole demo within this hour.
        createdAt: clock([Math.min(from[0], 0) - 3, 9], zone),
        totalPrice: sql`${startedHours(pickUpTime, dropOffTime)}::integer * ${pricePerHour}::numeric`,
      };
    }),
  );
  await tx.insert(contactMessages).values(demoMessages);
}

function clock([days, hour]: [number, number], zone: string): Date {
  const day = Temporal.Now.plainDateISO(zone).add({ days });
  const zoned = day.toZonedDateTime({ timeZone: zone, plainTime: { hour } });
  return new Date(zoned.epochMilliseconds);
}
