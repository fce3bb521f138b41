import pg from 'pg';
import { type Status } from '../contract/reservations.ts';
import { deleteReservation, updateReservation } from '../contract/reservations-admin.ts';
import { reconnect, book, listVehicleIds, logIn, type Caller } from './calls.ts';
import { figure, expectNone, type Result } from './results.ts';
import { distribute } from './load.ts';
import { newCluster, run } from './servers.ts';
import {
  addMinutes,
  clockChanges,
  toInstant,
  pickOne,
  randomInteger,
  type Rental,
} from './rentals.ts';
import type { ProofOptions } from './run.ts';

/** A booking as last answered. */
interface Expected extends Rental {
  name: string;
  /** Null once it is deleted. */
  status: Status | null;
}

interface Row {
  id: number;
  name: string;
  vehicle: number;
  status: Status;
  from: string;
  to: string;
}

const clients = 50;
const servers = 4;
const selectOverlaps = `
  select a.id, b.id as with from reservations a join reservations b
    on a.vehicle_id = b.vehicle_id and a.id < b.id
    and a.pick_up_at < b.drop_off_at and b.pick_up_at < a.drop_off_at
  where a.status = 'CREATED' and b.status = 'CREATED'`;
const selectBookings = `
  select id, pick_up_location as name, vehicle_id as vehicle, status,
    to_json(pick_up_at)#>>'{}' as from, to_json(drop_off_at)#>>'{}' as to
  from reservations where pick_up_location like 'B%-%'`;

/** Books, edits and cancels at random through several servers, then checks the database. */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const { env, url } = await newCluster();
  const apis: string[] = [];
  for (let server = 0; server < servers; server += 1) apis.push((await run(env)).api);
  const database = new pg.Pool({ connectionString: url });
  const customer = await logIn(apis[0]!, 'customer');
  const admin = await logIn(apis[0]!, 'administrator');
  const vehicles = await listVehicleIds(customer);
  const customers = Array.from({ length: clients }, () =>
    apis.map((api) => reconnect(api, customer)),
  );
  const admins = Array.from({ length: clients }, () => apis.map((api) => reconnect(api, admin)));
  const own = Array.from({ length: clients }, (): Expected[] => []);
  const counts = { booked: 0, taken: 0, unbookable: 0, edited: 0, cancelled: 0, deleted: 0 };
  const unexpected: unknown[] = [];
  const begun = performance.now();

  const countRefusal = (status: number, text: string) => {
    if (status === 409) counts.taken += 1;
    // A time that the clock skips, or a rental of less than an hour across a clock change.
    else if (status === 400) counts.unbookable += 1;
    else unexpected.push({ status, text });
  };
  const bookOne = async (client: number, number: number) => {
    const rental = rentalAroundClockChange(vehicles);
    const name = `B${client}-${number}`;
    const { status, text } = await book(pickOne(customers[client]!), rental, name);
    if (status !== 201) return countRefusal(status, text);
    counts.booked += 1;
    own[client]!.push({ ...rental, name, status: 'CREATED' });
  };
  const changeOne = async (caller: Caller, known: Expected) => {
    const { rows } = await database.query<Row>(`${selectBookings} and pick_up_location = $1`, [
      known.name,
    ]);
    const id = rows[0]!.id;
    const deleted = Math.random() < 0.1;
    const next: Expected = deleted
      ? { ...known, status: null }
      : Math.random() < 0.3
        ? { ...known, status: 'CANCELLED' }
        : { ...known, ...rentalAroundClockChange(vehicles) };
    const { status, text } = deleted ? await remove(caller, id) : await edit(caller, id, next);
    if (status !== 200) return countRefusal(status, text);
    counts[deleted ? 'deleted' : next.status === 'CANCELLED' ? 'cancelled' : 'edited'] += 1;
    Object.assign(known, next);
  };
  const requests = Math.round(10_000 * share);
  await distribute(clients, requests, async (client, number) => {
    const open = own[client]!.filter(({ status }) => status === 'CREATED');
    if (open.length > 0 && Math.random() < 0.45)
      await changeOne(pickOne(admins[client]!), pickOne(open));
    else await bookOne(client, number);
  });
  const seconds = (performance.now() - begun) / 1000;

  const { rows: overlapping } = await database.query(selectOverlaps);
  const { rows } = await database.query<Row>(selectBookings);
  await database.end();
  const known = new Map(own.flat().map((booking) => [booking.name, booking]));
  const existing = [...known.values()].filter(({ status }) => status !== null);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const lost = existing.filter(({ name }) => !byName.has(name));
  const unanswered = rows.filter(({ name }) => !known.get(name)?.status);
  const different = rows.filter((row) => !isSame(row, known.get(row.name)));
  return [
    figure('requests', requests),
    ...Object.entries(counts).map(([what, count]) => figure(what, count)),
    figure('requests per second', requests / seconds),
    expectNone('other answers', unexpected.length, unexpected),
    expectNone('overlaps in the database', overlapping.length, overlapping),
    expectNone('201 without a row', lost.length, lost),
    expectNone('rows without a 201, or despite a deletion', unanswered.length, unanswered),
    expectNone('rows that differ from the last answer', different.length, different),
  ];
}

/** A rental on the day of a clock change, the day before or the day after. */
function rentalAroundClockChange(vehicles: readonly number[]): Rental {
  const midnight = `${pickOne(Object.values(clockChanges))}T00:00:00`;
  const pickUp = addMinutes(midnight, randomInteger(-1440, 2 * 1440));
  return {
    vehicle: pickOne(vehicles),
    pickUp,
    dropOff: addMinutes(pickUp, randomInteger(60, 240)),
  };
}

const edit = (
  { connection, token }: Caller,
  id: number,
  { vehicle, pickUp, dropOff, name, status }: Expected,
) =>
  connection.request('PUT', `${updateReservation.path}?reservationId=${id}&carId=${vehicle}`, {
    token,
    body: {
      pickUpTime: pickUp,
      dropOffTime: dropOff,
      pickUpLocation: name,
      dropOffLocation: name,
      status,
    },
  });

const remove = ({ connection, token }: Caller, id: number) =>
  connection.request('DELETE', deleteReservation.path.replace(':id', String(id)), { token });

const isSame = (row: Row, known: Expected | undefined) =>
  known !== undefined &&
  row.vehicle === known.vehicle &&
  row.status === known.status &&
  toInstant(known.pickUp)!.equals(row.from) &&
  toInstant(known.dropOff)!.equals(row.to);
