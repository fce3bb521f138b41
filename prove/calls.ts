import { login } from '../contract/auth.ts';
import { health } from '../contract/health.ts';
import {
  checkAvailability,
  createReservation,
  reservation,
  type Reservation,
} from '../contract/reservations.ts';
import { pageReservations } from '../contract/reservations-admin.ts';
import { listVehicles, type Vehicle } from '../contract/vehicles.ts';
import { demoLogins } from '../server/demo/logins.ts';
import { Connection, type Answer } from './http.ts';
import type { Rental } from './rentals.ts';

/** A client: a connection and the token of a session. */
export interface Caller {
  connection: Connection;
  token: string;
}

/** Logs in as the demo's customer or administrator. */
export async function logIn(api: string, who: keyof typeof demoLogins): Promise<Caller> {
  const { email, password } = demoLogins[who];
  const connection = new Connection(api);
  const answer = await connection.request('POST', login.path, { body: { email, password } });
  const { token } = JSON.parse(answer.text) as { token: string };
  return { connection, token };
}

/** Uses the same session on a new connection. */
export const reconnect = (api: string, { token }: Caller): Caller => ({
  connection: new Connection(api),
  token,
});

export const askAvailability = ({ connection, token }: Caller, rental: Rental): Promise<Answer> => {
  const { vehicle, pickUp, dropOff } = rental;
  const query = `carId=${vehicle}&pickUpDateTime=${pickUp}&dropOffDateTime=${dropOff}`;
  return connection.request('GET', `${checkAvailability.path}?${query}`, { token });
};

/** Books. `location` is stored with the reservation and identifies it. */
export const book = (
  { connection, token }: Caller,
  { vehicle, pickUp, dropOff }: Rental,
  location: string,
  headers: Record<string, string> = {},
): Promise<Answer> =>
  connection.request('POST', `${createReservation.path}?carId=${vehicle}`, {
    token,
    headers,
    body: {
      pickUpTime: pickUp,
      dropOffTime: dropOff,
      pickUpLocation: location,
      dropOffLocation: location,
    },
  });

export const getHealth = (connection: Connection) => connection.request('GET', health.path);

/** Lists the ids of all vehicles. */
export async function listVehicleIds({ connection }: Caller): Promise<number[]> {
  const { text } = await connection.request('GET', listVehicles.path);
  return (JSON.parse(text) as Vehicle[]).map(({ id }) => id);
}

/** Lists all reservations, as an administrator. */
export async function listReservations({ connection, token }: Caller): Promise<Reservation[]> {
  const rows: Reservation[] = [];
  for (let page = 0; ; page += 1) {
    const path = `${pageReservations.path}?sort=id&size=1000&page=${page}`;
    const { text } = await connection.request('GET', path, { token });
    const { content } = JSON.parse(text) as { content: unknown[] };
    rows.push(...content.map((row) => reservation.parse(row)));
    if (content.length < 1000) return rows;
  }
}
