import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { mails, reservations, terms } from '../../server/db/schema/index.ts';
import { attachmentsOf } from '../../server/mail/attachments.ts';
import { documentFacts } from '../support/document-facts.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, company_name, password_hash, roles)
    values ('Grażyna', 'Şahinoğlu-Brzęczyszczykiewicz', 'g@example.com', '', 'Świętokrzyska 1', '12345', 'Musterbau GmbH', '', array['Customer'])`);
  await addVehicles(open.db, 1, () => ({ model: 'Volkswagen Crafter', category: 'van' }));
  await open.db.insert(terms).values(documentFacts().terms!);
});
afterAll(() => open.close());

const bookings = 500;

/** The bytes of each table with its indexes. */
async function weigh(): Promise<Record<string, number>> {
  const { rows } = await open.db.execute<{ name: string; bytes: string }>(sql`
    select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

// docs/growing.md says how much space bookings take: 6.4 kB each, so 10 GB in ten years. The bound leaves room for a further field, and
// none for a document that is stored as it looks: as PDF the documents of a booking were 78 kB.
test('a booking with the documents of its mail weighs less than 7 kB', async () => {
  const [booked] = await open.db
    .insert(reservations)
    .values({
      ...sampleRental(),
      userId: 1,
      vehicleId: 1,
      totalPrice: 346.5,
      pricePerHour: 12.5,
      pricePerDay: 99,
      deposit: 300,
      includedKmPerDay: 200,
      pricePerExtraKm: 0.25,
      currency: 'EUR',
      pickUpTime: new Date('2037-03-26T09:00:00Z'),
      dropOffTime: new Date('2037-03-29T15:30:00Z'),
      termsHash: documentFacts().termsHash,
    })
    .returning();
  const [mail] = await open.db.select().from(mails);
  const { attachments } = await attachmentsOf(mail!, {
    db: open.db,
    company: companyFacts(site)()!,
    config: config({}),
    siteUrl: 'https://www.musternetz.example',
  });
  expect(attachments).toHaveLength(2);

  const before = await weigh();
  // The same again, a rental after the other. Drawing as many would take minutes.
  await open.db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price,
      price_per_hour, price_per_day, deposit, included_km_per_day, price_per_extra_km, currency, terms_hash)
    select user_id, vehicle_id, pick_up_at + later, drop_off_at + later, pick_up_location, drop_off_location, total_price,
      price_per_hour, price_per_day, deposit, included_km_per_day, price_per_extra_km, currency, terms_hash
    from reservations, generate_series(1, ${bookings}::integer) n, lateral (select n * interval '7 days' as later) weeks
    where reservations.id = ${booked!.id}`);
  await open.db.execute(sql`
    insert into papers (reservation_id, message_id, kind, language, content)
    select mails.reservation_id, mails.message_id, kind, papers.language, content from mails, papers
    where mails.reservation_id <> ${booked!.id}`);
  const after = await weigh();
  const grown = Object.entries(after)
    .map(([name, bytes]): [string, number] => [name, (bytes - before[name]!) / bookings])
    .filter(([, bytes]) => bytes > 0);
  const sum = grown.reduce((total, [, bytes]) => total + bytes, 0);
  expect(grown.map(([name]) => name)).toContain('papers');
  expect(sum).toBeLessThan(7000);
});

const site = fileURLToPath(new URL('./site', import.meta.url));
