import { eq, sql } from 'drizzle-orm';
import {
  getReservationHistory,
  pageHistory,
  type AnyHistoryEntry,
} from '../../contract/office/history.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { createVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { images, users } from '../../server/db/schema/index.ts';
import { newSession } from '../support/session.ts';
import { facts } from './actors.ts';
import type { Sent } from './call.ts';
import { inHours } from './counter-desk.ts';
import type { OwnServer } from './own-server.ts';

export interface Person {
  id: number;
  token: string;
}

/** What tests of the history do, on a server of their own. */
export function historyDesk(server: OwnServer) {
  const { db } = server;

  async function person(): Promise<Person> {
    const { id } = await server.newUser();
    return { id, token: await newSession(db, id) };
  }

  async function administrator(firstName: string): Promise<Person> {
    const one = await person();
    const changed = { roles: ['Administrator' as const], firstName, lastName: 'Admin' };
    await db.update(users).set(changed).where(eq(users.id, one.id));
    return one;
  }

  /** Makes a call that must succeed. */
  async function make(endpoint: Endpoint, sent: Sent) {
    const { status, body } = await server.call(endpoint, sent);
    if (status >= 300) throw new Error(`${endpoint.path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async function newImage(): Promise<string> {
    const [row] = await db.insert(images).values({ name: 'bild.png' }).returning({ id: images.id });
    return row!.id;
  }

  async function newVehicle({ token }: Person, changed: object = {}): Promise<number> {
    const body = { ...facts(), pricePerHour: 10, pricePerDay: null, pricePerWeek: null };
    const imageId = await newImage();
    await make(createVehicle, { token, params: { imageId }, body: { ...body, ...changed } });
    const { rows } = await db.execute<{ id: number }>(sql`select max(id) as id from vehicles`);
    return rows[0]!.id;
  }

  /** Books from and until so many hours from now. */
  async function book(by: Person, userId: number, carId: number, [from, until]: [number, number]) {
    const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
    const times = { pickUpTime: inHours(from, now), dropOffTime: inHours(until, now) };
    const body = { ...sampleRental(), ...times };
    const sent = { token: by.token, query: { carId, userId }, body };
    const { reservation } = await make(createReservationFor, sent);
    return (reservation as { id: number }).id;
  }

  const of = async (by: Person, id: number, endpoint: Endpoint = getReservationHistory) => {
    const answer = await make(endpoint, { token: by.token, params: { id } });
    return answer as unknown as AnyHistoryEntry[];
  };
  const all = async (by: Person, query: Record<string, string | number> = {}) => {
    const answer = await make(pageHistory, { token: by.token, query });
    return (answer as { content: AnyHistoryEntry[] }).content;
  };
  return { person, administrator, make, newImage, newVehicle, book, of, all };
}
