import pg from 'pg';
import { type Status } from '../contract/reservations.ts';
import { deleteReservation, updateReservation } from '../contract/reservations-admin.ts';
import { another, book, fleet, logIn, type Caller } from './calls.ts';
import { figure, none, type Finding } from './findings.ts';
import { share } from './load.ts';
import { newCluster, run } from './places.ts';
import { after, clockChanges, instant, oneOf, random, type Rental } from './rentals.ts';
import type { Amounts } from './run.ts';

/** What was answered about a booking last. */
interface Known extends Rental {
  name: string;
  /** `null` when it was deleted. */
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
const overlaps = `
  select a.id, b.id as with from reservations a join reservations b
    on a.vehicle_id = b.vehicle_id and a.id < b.id
    and a.pick_up_at < b.drop_off_at and b.pick_up_at < a.drop_off_at
  where a.status = 'CREATED' and b.status = 'CREATED'`;
const all = `
  select id, pick_up_location as name, vehicle_id as vehicle, status,
    to_json(pick_up_at)#>>'{}' as from, to_json(drop_off_at)#>>'{}' as to
  from reservations where pick_up_location like 'B%-%'`;

/** Books, edits and cancels at random through several servers, and then looks into the database. */
export async function prove({ share: part }: Amounts): Promise<Finding[]> {
  const { place, url } = await newCluster();
  const apis: string[] = [];
  for (let server = 0; server < servers; server += 1) apis.push((await run(place)).api);
  const database = new pg.Pool({ connectionString: url });
  const customer = await logIn(apis[0]!, 'customer');
  const admin = await logIn(apis[0]!, 'administrator');
  const vehicles = await fleet(customer);
  const customers = Array.from({ length: clients }, () =>
    apis.map((api) => another(api, customer)),
  );
  const admins = Array.from({ length: clients }, () => apis.map((api) => another(api, admin)));
  const own = Array.from({ length: clients }, (): Known[] => []);
  const counts = { booked: 0, taken: 0, unbookable: 0, edited: 0, cancelled: 0, deleted: 0 };
  const unexpected: unknown[] = [];
  const begun = performance.now();

  const refusal = (status: number, text: string) => {
    if (status === 409) counts.taken += 1;
    // A time that the clock skips, or less than an hour across its change.
    else if (status === 400) counts.unbookable += 1;
    else unexpected.push({ status, text });
  };
  const anew = async (client: number, piece: number) => {
    const rental = anyRental(vehicles);
    const name = `B${client}-${piece}`;
    const { status, text } = await book(oneOf(customers[client]!), rental, name);
    if (status !== 201) return refusal(status, text);
    counts.booked += 1;
    own[client]!.push({ ...rental, name, status: 'CREATED' });
  };
  const change = async (caller: Caller, known: Known) => {
    const { rows } = await database.query<Row>(`${all} and pick_up_location = $1`, [known.name]);
    const id = rows[0]!.id;
    const deleted = Math.random() < 0.1;
    const next: Known = deleted
      ? { ...known, status: null }
      : Math.random() < 0.3
        ? { ...known, status: 'CANCELLED' }
        : { ...known, ...anyRental(vehicles) };
    const { status, text } = deleted ? await remove(caller, id) : await edit(caller, id, next);
    if (status !== 200) return refusal(status, text);
    counts[deleted ? 'deleted' : next.status === 'CANCELLED' ? 'cancelled' : 'edited'] += 1;
    Object.assign(known, next);
  };
  const pieces = Math.round(10_000 * part);
  await share(clients, pieces, async (client, piece) => {
    const open = own[client]!.filter(({ status }) => status === 'CREATED');
    if (open.length > 0 && Math.random() < 0.45) await change(oneOf(admins[client]!), oneOf(open));
    else await anew(client, piece);
  });
  const seconds = (performance.now() - begun) / 1000;

  const { rows: doubles } = await database.query(overlaps);
  const { rows } = await database.query<Row>(all);
  await database.end();
  const known = new Map(own.flat().map((booking) => [booking.name, booking]));
  const kept = [...known.values()].filter(({ status }) => status !== null);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const lost = kept.filter(({ name }) => !byName.has(name));
  const unanswered = rows.filter(({ name }) => !known.get(name)?.status);
  const different = rows.filter((row) => !isSame(row, known.get(row.name)));
  return [
    figure('requests', pieces),
    ...Object.entries(counts).map(([what, count]) => figure(what, count)),
    figure('a second', pieces / seconds),
    none('other answers', unexpected.length, unexpected),
    none('overlaps in the database', doubles.length, doubles),
    none('201 without a row', lost.length, lost),
    none('rows without a 201, or in spite of a deletion', unanswered.length, unanswered),
    none('rows other than answered last', different.length, different),
  ];
}

/** On the day of a change of the clock, the one before or the one after. */
function anyRental(vehicles: readonly number[]): Rental {
  const midnight = `${oneOf(Object.values(clockChanges))}T00:00:00`;
  const pickUp = after(midnight, random(-1440, 2 * 1440));
  return { vehicle: oneOf(vehicles), pickUp, dropOff: after(pickUp, random(60, 240)) };
}

const edit = (
  { connection, token }: Caller,
  id: number,
  { vehicle, pickUp, dropOff, name, status }: Known,
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

const isSame = (row: Row, known: Known | undefined) =>
  known !== undefined &&
  row.vehicle === known.vehicle &&
  row.status === known.status &&
  instant(known.pickUp)!.equals(row.from) &&
  instant(known.dropOff)!.equals(row.to);
