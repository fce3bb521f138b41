import ICAL from 'ical.js';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { getCalendarFile } from '../../contract/reservations/calendar-file.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { getDocument, getSentDocument, listDocuments } from '../../contract/counter/documents.ts';
import { cancelReservation, createReservation } from '../../contract/reservations/reservations.ts';
import { updateProfile } from '../../contract/users/user-edit.ts';
import { addressOf } from '../support/address.ts';
import { english } from '../support/english.ts';
import { readPdf } from '../support/pdf.ts';
import { administrator, facts, newCustomer, newVehicle, times, type Customer } from './actors.ts';
import { unusedPlate } from '../support/vehicles.ts';
import { call, type Sent } from './call.ts';
import { book as bookFor, desk } from './counter-desk.ts';

let admin: string;
let owner: Customer;
let stranger: Customer;
let id: number;
const model = 'Şoför Łódź';

const book = async (token: string): Promise<number> => {
  const query = { carId: await newVehicle(admin, { ...facts(), deposit: 300 }) };
  const { body } = await call(createReservation, { token, query, body: times(40) });
  return body.reservation!.id!;
};

/** A file's answer; `call` reads JSON. */
async function download(endpoint: Endpoint, sent: Sent) {
  const answer = await fetch(inject('api') + addressOf(endpoint, sent), {
    headers: { ...(sent.token && { authorization: `Bearer ${sent.token}` }), ...sent.headers },
  });
  return {
    status: answer.status,
    name: answer.headers.get('content-disposition'),
    type: answer.headers.get('content-type'),
    stored: answer.headers.get('cache-control'),
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

beforeAll(async () => {
  admin = await administrator();
  [owner, stranger] = [await newCustomer(), await newCustomer()];
  const { email, phoneNumber, zipCode } = owner;
  const body = {
    firstName: 'Grażyna',
    lastName: 'Şahinoğlu',
    email,
    phoneNumber,
    zipCode,
    address: 'Świętokrzyska 1',
  };
  await call(updateProfile, { token: owner.token, body });
  id = await book(owner.token);
});

describe('a document of a reservation as it is now', () => {
  test.each([
    ['confirmation', 'de', 'Buchung', 'Buchungsbestätigung'],
    ['confirmation', 'en', 'Reservation', 'Booking confirmation'],
    ['contract', 'de', 'Mietvertrag', 'Mietvertrag'],
    ['contract', 'en', 'Rental-contract', 'Rental contract'],
  ])('its customer gets the %s in %s', async (kind, language, file, title) => {
    const { token } = owner;
    const params = { id, kind };
    const got = await download(getDocument, { token, params, query: { language } });
    expect(got).toMatchObject({ status: 200, type: 'application/pdf', stored: 'no-store' });
    const number = `R-${String(id).padStart(6, '0')}`;
    expect(got.name).toBe(`attachment; filename=${file}-${number}.pdf`);
    const pdf = await readPdf(got.bytes);
    expect([pdf.title, pdf.language]).toEqual([`${title} ${number}`, language]);
    expect(pdf.text).toContain('Grażyna Şahinoğlu');
    expect(pdf.text).toContain('Świętokrzyska 1');
    if (kind === 'contract') expect(pdf.text).toContain('Wir vermieten, Sie mieten.');
  });

  test('its language is that of the request unless another one is asked for', async () => {
    const sent = { token: owner.token, params: { id, kind: 'confirmation' } };
    const german = await download(getDocument, { ...sent, headers: { 'accept-language': 'de' } });
    const usual = await download(getDocument, sent);
    expect(german.name).toContain('Buchung');
    expect(usual.name).toContain('Reservation');
  });

  test('an administrator gets that of any customer', async () => {
    const params = { id, kind: 'confirmation' };
    expect((await download(getDocument, { token: admin, params })).status).toBe(200);
  });

  test('shows the licence plate on the contract: to staff at once, to the customer from the hand-over on', async () => {
    const licencePlate = unusedPlate();
    const { token } = owner;
    const rental = await bookFor(admin, owner.id, [0, 30], { ...facts(model), licencePlate });
    const textOf = async (kind: string, reader: string) =>
      (
        await readPdf(
          (await download(getDocument, { token: reader, params: { id: rental.id, kind } })).bytes,
        )
      ).text;
    for (const kind of ['confirmation', 'contract']) {
      expect(await textOf(kind, token)).toContain(model);
      expect(await textOf(kind, token)).not.toContain(licencePlate);
    }
    expect(await textOf('contract', admin)).toContain(licencePlate);
    expect(await textOf('confirmation', admin)).not.toContain(licencePlate);
    expect((await desk(admin, rental).handOver()).status).toBe(200);
    expect(await textOf('contract', token)).toContain(licencePlate);
  });

  test('says that it is cancelled, and what is due', async () => {
    const { token } = owner;
    const cancelled = await book(token);
    await call(cancelReservation, { token, params: { id: cancelled } });
    const params = { id: cancelled, kind: 'confirmation' };
    const { text } = await readPdf((await download(getDocument, { token, params })).bytes);
    expect(text).toContain('This booking was cancelled.');
    expect(text).toContain('To be paid $0.00');
  });
});

describe('the calendar file of a reservation', () => {
  test('its customer and administrators get it', async () => {
    for (const token of [owner.token, admin]) {
      const query = { language: 'de' };
      const got = await download(getCalendarFile, { token, params: { id }, query });
      expect(got).toMatchObject({ status: 200, stored: 'no-store' });
      expect(got.type).toBe('text/calendar; charset=utf-8; method=PUBLISH');
      expect(got.name).toMatch(/^attachment; filename=Buchung-R-\d{6}\.ics$/);
      const parsed = ICAL.parse(new TextDecoder().decode(got.bytes)) as unknown[];
      const event = new ICAL.Event(new ICAL.Component(parsed).getFirstSubcomponent('vevent')!);
      expect(event.uid).toBe(`r-${id}@www.musternetz.example`);
      expect(event.startDate.toJSDate().toISOString()).toMatch(/T0[89]:00:00\.000Z$/);
    }
  });

  test('has no link of a stranger’s for staff to press', async () => {
    const { token } = owner;
    const query = { carId: await newVehicle(admin, facts()) };
    const body = { ...times(41), pickUpLocation: 'http://evil.example/login' };
    const made = await call(createReservation, { token, query, body });
    const params = { id: made.body.reservation!.id! };
    const textOf = async (reader: string) =>
      new TextDecoder().decode((await download(getCalendarFile, { token: reader, params })).bytes);
    expect(await textOf(token)).toContain('http://evil.example/login');
    expect(await textOf(admin)).not.toMatch(/http:\/\/evil|evil\.example/);
  });

  test('is that of a cancelled one after it was cancelled', async () => {
    const { token } = owner;
    const cancelled = await book(token);
    await call(cancelReservation, { token, params: { id: cancelled } });
    const { bytes } = await download(getCalendarFile, { token, params: { id: cancelled } });
    expect(new TextDecoder().decode(bytes)).toContain('STATUS:CANCELLED');
  });
});

describe('documents and calendar files are nobody else’s', () => {
  const files = (): [Endpoint, Sent['params']][] => [
    [listDocuments, { id }],
    [getDocument, { id, kind: 'contract' }],
    [getSentDocument, { id, documentId: 1 }],
    [getCalendarFile, { id }],
  ];

  test('another customer is told that there is no such reservation', async () => {
    for (const [endpoint, params] of files()) {
      const { status, bytes } = await download(endpoint, {
        token: stranger.token,
        params: params!,
      });
      expect(status).toBe(404);
      expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({
        code: 'reservation_not_found',
        message: english.reservations.notFound,
      });
    }
  });

  test('who is not logged in gets a 401', async () => {
    for (const [endpoint, params] of files())
      expect((await download(endpoint, { params: params! })).status).toBe(401);
  });

  test.each([
    [getDocument, { id: 'x', kind: 'contract' }, {}, 400],
    [getDocument, { id: 1, kind: 'invoice' }, {}, 400],
    [getDocument, { id: 2_147_483_647, kind: 'contract' }, {}, 404],
    [getCalendarFile, { id: 0 }, {}, 400],
    [getCalendarFile, { id: 2_147_483_647 }, {}, 404],
    [getCalendarFile, { id: 1 }, { language: 'fr' }, 400],
    [getSentDocument, { id: 1, documentId: 'x' }, {}, 400],
  ] as [Endpoint, Record<string, string>, Record<string, string>, number][])(
    'a bad request is refused: %#',
    async (endpoint, params, query, status) => {
      expect((await download(endpoint, { token: admin, params, query })).status).toBe(status);
    },
  );
});
