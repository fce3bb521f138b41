import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { desc, eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createApp } from '../../server/app.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import {
  mails,
  documents,
  reservations,
  terms,
  users,
  vehicles,
} from '../../server/db/schema/index.ts';
import { attachmentsOf } from '../../server/mail/attachments.ts';
import { compose } from '../../server/mail/compose.ts';
import { scheduleMails } from '../../server/mail/index.ts';
import { eraseUser } from '../../server/own-data/erase.ts';
import { readPdf } from '../support/pdf.ts';
import { newSession } from '../support/session.ts';
import { startSmtp } from '../support/smtp.ts';
import { addVehicles } from '../support/vehicles.ts';
import { inDays } from './actors.ts';
import { newDatabase } from './database.ts';

const site = fileURLToPath(new URL('./site', import.meta.url));
const company = companyFacts(site);
const settings = config({ LOG_LEVEL: 'silent', MAIL_FROM: 'Vermietung <miete@example.com>' });
const context = () => ({
  db: open.db,
  company: company()!,
  config: settings,
  siteUrl: 'https://rental.example',
});

const rentalTerms = {
  hash: 'a'.repeat(64),
  text: '### 1. Vertragspartner\n\nWir vermieten, Sie mieten.',
  validFrom: '2026-11-23',
};

let open: OpenDatabase;
let id: number;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles, language)
    values ('İbrahim', 'Żółć', 'i@example.com', '', 'Weg 1', '12345', '', array['Customer'], 'de')`);
  await open.db.insert(terms).values(rentalTerms);
  await addVehicles(open.db, 40, (number) => ({ model: `Wagen ${number}` }));
});
afterAll(() => open.close());

let vehicle = 0;
/** What the database's trigger writes of a new reservation is the first mail about it. */
beforeEach(async () => {
  vehicle += 2;
  const [row] = await open.db
    .insert(reservations)
    .values({
      ...sampleRental(),
      userId: 1,
      vehicleId: vehicle,
      totalPrice: 20,
      pricePerHour: 10,
      pickUpTime: new Date(`${inDays(30)}Z`),
      dropOffTime: new Date(`${inDays(30, '12:00')}Z`),
      pickUpLocation: 'Bauhof Nord',
      dropOffLocation: 'Köln',
      termsHash: rentalTerms.hash,
    })
    .returning();
  id = row!.id;
});

const latest = async () => {
  const ofThis = eq(mails.reservationId, id);
  const [mail] = await open.db.select().from(mails).where(ofThis).orderBy(desc(mails.id)).limit(1);
  return mail!;
};
const change = (values: Partial<typeof reservations.$inferInsert>) =>
  open.db.update(reservations).set(values).where(eq(reservations.id, id));

interface Made {
  attachments?: { filename: string; content: Buffer }[];
  icalEvent?: { method: string; content: string; filename: string };
}
const made = async () => (await attachmentsOf(await latest(), context())) as Made;
const eventIn = ({ icalEvent }: Made) =>
  new ICAL.Event(
    new ICAL.Component(ICAL.parse(icalEvent!.content) as unknown[]).getFirstSubcomponent('vevent')!,
  );

test('a confirmed booking carries confirmation, contract and calendar file', async () => {
  const mail = await made();
  const number = `R-${String(id).padStart(6, '0')}`;
  expect(mail.attachments!.map(({ filename }) => filename)).toEqual([
    `Buchung-${number}.pdf`,
    `Mietvertrag-${number}.pdf`,
  ]);
  for (const { content } of mail.attachments!) {
    const { text } = await readPdf(content);
    expect(text).toContain('İbrahim Żółć');
    expect(text).toContain(`Wagen ${vehicle}`);
  }
  expect(mail.icalEvent).toMatchObject({
    method: 'REQUEST',
    filename: `Buchung-${number}.ics`,
  });
  expect(eventIn(mail).organizer).toBe('mailto:miete@example.com');
});

test('a further attempt carries the same bytes, though time and prices went on', async () => {
  const mail = await latest();
  const first = (await attachmentsOf(mail, context())) as Made;
  await open.db.update(vehicles).set({ model: 'Anderer' }).where(eq(vehicles.id, vehicle));
  await open.db.update(users).set({ lastName: 'Anders' });
  const second = (await attachmentsOf({ ...mail, attempts: 2 }, context())) as Made;
  expect(second.attachments).toEqual(first.attachments);
  const [, contract] = first.attachments!;
  expect((await readPdf(contract!.content)).text).toContain('Wir vermieten, Sie mieten.');
  const stored = await open.db.select().from(documents).where(eq(documents.reservationId, id));
  expect(stored).toHaveLength(2);
  // What they say, not how they look, and no text that many share.
  for (const { content, bytes } of stored) {
    expect(bytes).toBeNull();
    expect(JSON.stringify(content)).not.toContain('Wir vermieten');
  }
  await open.db.update(users).set({ lastName: 'Żółć' });
});

test('two servers that make the same documents send the same', async () => {
  const mail = await latest();
  const [one, other] = (await Promise.all([
    attachmentsOf(mail, context()),
    attachmentsOf(mail, context()),
  ])) as Made[];
  expect(one!.attachments).toEqual(other!.attachments);
});

test('documents of a customer who is erased meanwhile go out with the mail, and are not stored', async () => {
  const mail = await latest();
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    values ('Erika', 'Muster', 'e@example.com', '', 'Weg 1', '12345', '', array['Customer']) returning id`);
  const userId = rows[0]!.id;
  await change({ userId, status: 'CANCELLED' });
  expect(await eraseUser(open.db, userId)).toBe('done');
  const { attachments } = (await attachmentsOf(mail, context())) as Made;
  expect(attachments).toHaveLength(2);
  expect(await open.db.$count(documents, eq(documents.reservationId, id))).toBe(0);
  // They have ended, while the last test sends those that wait.
  await open.db.delete(mails).where(eq(mails.reservationId, id));
});

/** All texts of a mail, its calendar file and its documents. */
async function allTexts(): Promise<string[]> {
  const mail = await compose(await latest(), context());
  const { attachments = [], icalEvent } = mail as Made;
  const documentsOf = attachments.map(async ({ content }) => (await readPdf(content)).text);
  const calendar = icalEvent!.content.replaceAll('\r\n ', '');
  return [...[mail.subject!, mail.text, mail.html].map(String), calendar].concat(
    await Promise.all(documentsOf),
  );
}

test('nothing that a stranger typed is a link for an address that nobody confirmed', async () => {
  const evil = /evil\.example|https?:\/\/evil|www\.evil/;
  const lure = (path: string) => `Konto: https://evil.example/${path}, www.evil.example`;
  const { rows } = await open.db.execute<{ id: number }>(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, company_name, password_hash, roles)
    values (${lure('f')}, ${lure('l')}, 'opfer@example.com', '', ${lure('a')}, ${lure('z')}, ${lure('c')}, '', array['Customer'])
    returning id`);
  const userId = rows[0]!.id;
  const places = { pickUpLocation: lure('from'), dropOffLocation: lure('to') };
  const [row] = await open.db
    .insert(reservations)
    .values({
      ...sampleRental(),
      userId,
      vehicleId: vehicle,
      totalPrice: 20,
      pricePerHour: 10,
      ...places,
      pickUpTime: new Date(`${inDays(31)}Z`),
      dropOffTime: new Date(`${inDays(31, '12:00')}Z`),
    })
    .returning();
  id = row!.id;
  const booked = await allTexts();
  await change({ ...places, dropOffLocation: lure('elsewhere') });
  const changed = await allTexts();
  for (const text of [...booked, ...changed]) expect(text).not.toMatch(evil);
  expect(booked.filter((text) => text.includes('evil. example/from'))).toHaveLength(5);
  // Who has shown that the address is theirs may be sent where they like.
  await open.db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, userId));
  await change({ pickUpLocation: 'Baustelle, https://maps.example/a' });
  const [, text = '', html = '', calendar = '', ...documentsSent] = await allTexts();
  for (const part of [text, html, calendar, ...documentsSent])
    expect(part).toContain('maps.example/a');
  // That they prove another address meanwhile shows nothing of the one that a mail goes to.
  await change({ pickUpLocation: 'Baustelle, https://maps.example/b' });
  await open.db.update(users).set({ email: 'other@example.com' }).where(eq(users.id, userId));
  for (const part of await allTexts()) expect(part).not.toMatch(evil);
  await open.db.delete(mails).where(eq(mails.reservationId, id));
});

test('a change and another vehicle come under the same UID and a higher sequence', async () => {
  const before = eventIn(await made());
  await change({ dropOffTime: new Date(`${inDays(30, '13:00')}Z`), totalPrice: 30 });
  const changed = await made();
  expect((await readPdf(changed.attachments![0]!.content)).text).toContain('30,00');
  await change({ vehicleId: vehicle - 1 });
  const exchanged = await made();
  expect((await readPdf(exchanged.attachments![1]!.content)).text).toContain(
    `Wagen ${vehicle - 1}`,
  );
  const events = [before, eventIn(changed), eventIn(exchanged)];
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
  const sequences = events.map(({ sequence }) => sequence);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(new Set(sequences).size).toBe(3);
});

test('a cancelled booking carries the cancelled entry and no documents', async () => {
  await change({ status: 'CANCELLED' });
  const mail = await made();
  expect(mail.attachments).toBeUndefined();
  expect(mail.icalEvent!.method).toBe('CANCEL');
  expect(mail.icalEvent!.content).toContain('STATUS:CANCELLED');
});

test('what arrived is listed with the reservation, and its bytes are those that arrived', async () => {
  // Others' mails would be sent, too.
  await open.db
    .update(mails)
    .set({ sentAt: sql`now()` })
    .where(sql`reservation_id <> ${id}`);
  const app = await createApp({ db: open.db, config: settings, site });
  const authorization = `Bearer ${await newSession(open.db, 1)}`;
  const get = (path: string) =>
    app.inject({ url: `/api/reservations/${id}${path}`, headers: { authorization } });
  expect((await get('/papers')).json()).toEqual([]);
  const smtp = await startSmtp();
  const stop = scheduleMails({
    db: open.db,
    statements: open.statements,
    company,
    siteUrl: 'https://rental.example',
    log: pino({ level: 'silent' }),
    config: config({ SMTP_URL: smtp.url }),
  });
  await vi.waitFor(async () => expect((await latest()).sentAt).not.toBeNull(), 30_000);
  await stop();
  await smtp.close();
  const [mail] = smtp.received;
  const ofType = (type: string) => mail!.attachments.filter((file) => file.contentType === type);
  expect(ofType('text/calendar')[0]!.content.toString()).toContain(`UID:r-${id}@`);
  const listed = (await get('/papers')).json<{ id: number; kind: string; sentAt: string }[]>();
  expect(listed.map(({ kind }) => kind)).toEqual(['contract', 'confirmation']);
  expect(listed[0]!.sentAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  const kept = await Promise.all(listed.map((document) => get(`/sent-papers/${document.id}`)));
  expect(kept.map(({ headers }) => headers['cache-control'])).toEqual(['no-store', 'no-store']);
  expect(kept.map(({ rawPayload }) => rawPayload)).toEqual(
    ofType('application/pdf')
      .map(({ content }) => content)
      .toReversed(),
  );
  const [former] = await open.db
    .insert(documents)
    .values({
      reservationId: id,
      messageId: randomUUID(),
      kind: 'contract',
      language: 'de',
      bytes: Buffer.from('%PDF- of release 0.9.0'),
    })
    .returning({ id: documents.id });
  expect((await get(`/sent-papers/${former!.id}`)).body).toBe('%PDF- of release 0.9.0');
  await app.close();
});
