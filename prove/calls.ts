import { login } from '../contract/users/auth.ts';
import { health } from '../contract/wire/health.ts';
import {
  checkAvailability,
  createReservation,
  reservation,
  type Reservation,
} from '../contract/reservations/reservations.ts';
import { pageReservations } from '../contract/reservations/reservations-admin.ts';
import { quoteVehicle, searchVehicles } from '../contract/reservations/search.ts';
import { listPlaces, type Place } from '../contract/site/places.ts';
import {
  getVehicle,
  listVehicles,
  pageFleet,
  type FleetVehicle,
  type Vehicle,
} from '../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../contract/vehicles/vehicle-changes.ts';
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

/** Uses the same session on a new connection, `from` an own address. */
export const reconnect = (api: string, { token }: Caller, from?: string): Caller => ({
  connection: new Connection(api, from),
  token,
});

/** Places of the company between which a rental is one-way. */
export const oneWayPlaces = { pickUpPlace: 'main', dropOffPlace: 'bauhof-nord' };

/** Between `places`, if it is one-way. */
export const askAvailability = (
  { connection, token }: Caller,
  rental: Rental,
  places = {},
): Promise<Answer> => {
  const query = `carId=${rental.vehicle}&${timesOf(rental)}&${new URLSearchParams(places)}`;
  return connection.request('GET', `${checkAvailability.path}?${query}`, { token });
};

const timesOf = ({ pickUp, dropOff }: Rental) =>
  `pickUpDateTime=${pickUp}&dropOffDateTime=${dropOff}`;

/** All vehicles for a time, taken ones too. */
export const search = ({ connection }: Caller, rental: Rental): Promise<Answer> =>
  connection.request('GET', `${searchVehicles.path}?${timesOf(rental)}&include=taken&size=1000`);

export const askQuote = ({ connection }: Caller, rental: Rental, places = {}): Promise<Answer> =>
  connection.request(
    'GET',
    `${idIn(quoteVehicle.path, rental.vehicle)}?${timesOf(rental)}&${new URLSearchParams(places)}`,
  );

const idIn = (path: string, id: number) => path.replace(':id', String(id));

/** Changes a vehicle, as an administrator. */
export async function changeVehicle(
  { connection, token }: Caller,
  id: number,
  changesOf: (vehicle: Vehicle) => Partial<FleetVehicle>,
): Promise<void> {
  const { text } = await connection.request('GET', idIn(getVehicle.path, id));
  const vehicle = JSON.parse(text) as Vehicle;
  const path = `${updateVehicle.path}?id=${id}&imageId=${vehicle.image[0]}`;
  const body = { ...vehicle, ...changesOf(vehicle) };
  const answer = await connection.request('PUT', path, { token, body });
  if (answer.status !== 200) throw new Error(answer.text);
}

/** Books, the vehicle itself or any equal one. `location` is stored with the reservation and identifies it. */
export const book = (
  { connection, token }: Caller,
  { vehicle, pickUp, dropOff }: Rental,
  location: string,
  headers: Record<string, string> = {},
  anyEqual = false,
  places = {},
): Promise<Answer> =>
  connection.request('POST', `${createReservation.path}?carId=${vehicle}&anyEqual=${anyEqual}`, {
    token,
    headers,
    body: {
      pickUpTime: pickUp,
      dropOffTime: dropOff,
      pickUpLocation: location,
      dropOffLocation: location,
      ...places,
    },
  });

export const getHealth = (connection: Connection) => connection.request('GET', health.path);

/** Lists the ids of all vehicles. */
export const listVehicleIds = async (caller: Caller): Promise<number[]> =>
  (await list(caller)).map(({ id }) => id);

/** The same without the built-in ones, which nobody can change. */
export const listChangeableIds = async (caller: Caller): Promise<number[]> =>
  (await list(caller)).filter(({ builtIn }) => !builtIn).map(({ id }) => id);

/** Minutes that vehicles need after a rental, by their ids, as an administrator. */
export async function listBuffers({ connection, token }: Caller): Promise<Map<number, number>> {
  const { text } = await connection.request('GET', `${pageFleet.path}?size=1000`, { token });
  const { content } = JSON.parse(text) as { content: FleetVehicle[] };
  return new Map(content.map(({ id, bufferMinutes }) => [id, bufferMinutes ?? 0]));
}

/** Where vehicles are handed over, by their ids; without those for which any place will do. */
export async function listHomes(caller: Caller): Promise<Map<number, Place>> {
  const { text } = await caller.connection.request('GET', listPlaces.path);
  const places = JSON.parse(text) as Place[];
  const homes = (await list(caller)).map(
    ({ id, homePlace }) => [id, places.find(({ slug }) => slug === homePlace)] as const,
  );
  return new Map(homes.flatMap(([id, place]) => (place ? [[id, place]] : [])));
}

async function list({ connection }: Caller): Promise<Vehicle[]> {
  const { text } = await connection.request('GET', listVehicles.path);
  return JSON.parse(text) as Vehicle[];
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
