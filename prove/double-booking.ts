import pg from 'pg';
import type { Status } from '../contract/reservations/reservations.ts';
import {
  addBlock,
  blockOf,
  cancelOwn,
  changeOwn,
  edit,
  handOverNow,
  moveBlock,
  remove,
  removeBlock,
  swap,
  undoHandOver,
  type Block,
  type BlockAnswer,
  type Named,
} from './changes.ts';
import type { Answer } from './http.ts';
import { reconnect, book, changeVehicle, listChangeableIds, logIn, type Caller } from './calls.ts';
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
const oneWay = { ONE_WAY_FEE: '10', TRANSFER_HOURS: '3' };
/** When a vehicle is taken, by reservations, transfers after them, and blocks themselves. */
const taken = `
  select vehicle_id, tstzrange(least(pick_up_at, picked_up_at), drop_off_at + make_interval(mins => buffer_minutes)) as during, 'R' || id as of
    from reservations where status = 'CREATED' and not vehicle_missing
  union all select vehicle_id, tstzrange(drop_off_at + make_interval(mins => buffer_minutes), drop_off_at + make_interval(mins => buffer_minutes, hours => transfer_hours)), 'T' || id
    from reservations where status = 'CREATED' and not vehicle_missing and transfer_hours > 0
  union all select vehicle_id, tstzrange(starts_at, ends_at), 'B' || id from blocks`;
const selectOverlaps = `
  with taken as (${taken}) select a.of, b.of as with from taken a join taken b
    on a.vehicle_id = b.vehicle_id and a.of < b.of and a.during && b.during`;
const selectStrays = `
  with taken as (${taken}), written as (
    select vehicle_id, during, coalesce(case kind when 'transfer' then 'T' else 'R' end || reservation_id, 'B' || block_id) as of from occupancies
  ) (table taken except table written) union all (table written except table taken)`;
const selectBookings = `
  select id, pick_up_location as name, vehicle_id as vehicle, status,
    to_json(pick_up_at)#>>'{}' as from, to_json(drop_off_at)#>>'{}' as to
  from reservations where pick_up_location like 'B%-%'`;

/**
 * Books, changes, cancels, deletes and opens again, as customers and administrators do, some to come back to another place, hands vehicles over long before their time, and
 * blocks them, which moves reservations or leaves them without a vehicle: all at random through several servers. Then it checks the database.
 */
export async function prove({ share }: ProofOptions): Promise<Result[]> {
  const { env, url } = await newCluster();
  const apis: string[] = [];
  for (let server = 0; server < servers; server += 1) apis.push((await run(env, oneWay)).api);
  const database = new pg.Pool({ connectionString: url });
  const customer = await logIn(apis[0]!, 'customer');
  const admin = await logIn(apis[0]!, 'administrator');
  const vehicles = await listChangeableIds(customer);
  let first: object = {};
  // Three of each are equal.
  for (const [index, vehicle] of vehicles.entries())
    await changeVehicle(admin, vehicle, ({ id, image, furtherImages, ...values }) => {
      const group = Math.floor(index / 3);
      if (index % 3 === 0)
        first = {
          ...values,
          bufferMinutes: (group % 4) * 15,
          category: group % 2 ? 'van' : 'estate',
        };
      return first;
    });
  const callers = (caller: Caller) =>
    Array.from({ length: clients }, () => apis.map((api) => reconnect(api, caller)));
  const [customers, admins] = [callers(customer), callers(admin)];
  const own = Array.from({ length: clients }, (): Named[] => []);
  const blocks = Array.from({ length: clients }, (): Block[] => []);
  /** Names of the bookings that may have another vehicle: of any equal one, or moved by a block. */
  const moved = new Set<string>();
  const counts: Record<string, number> = {};
  const unexpected: unknown[] = [];
  const begun = performance.now();

  /** Whether a request succeeded, which is counted. */
  const succeeded = ({ status, text }: Answer, what: string): boolean => {
    const isDone = status === 200 || status === 201;
    // A time that the clock skips, or a rental of less than an hour across a clock change.
    const outcome = isDone ? what : status === 409 ? 'refused' : status === 400 ? 'unbookable' : '';
    if (outcome) counts[outcome] = (counts[outcome] ?? 0) + 1;
    else unexpected.push({ status, text });
    return isDone;
  };
  const bookOne = async (client: number, number: number) => {
    const rental = rentalAroundClockChange(vehicles);
    const name = `B${client}-${number}`;
    const isAny = Math.random() < 0.3;
    if (isAny) moved.add(name);
    const answer = await book(pickOne(customers[client]!), rental, name, {}, isAny);
    if (succeeded(answer, isAny ? 'booked, any equal one' : 'booked'))
      own[client]!.push({ ...rental, name, status: 'CREATED' });
  };
  /** Until it is undone, nobody else can have the vehicle, which those before it get back then. */
  const handOverAndUndo = async (caller: Caller, id: number) => {
    const answer = await handOverNow(caller, id);
    return answer.status === 200 ? undoHandOver(caller, id) : answer;
  };
  const changeOne = async (client: number, known: Named) => {
    const { rows } = await database.query<Row>(`${selectBookings} and pick_up_location = $1`, [
      known.name,
    ]);
    const { id, vehicle } = rows[0]!;
    const [caller, byAdmin] = [pickOne(customers[client]!), pickOne(admins[client]!)];
    const { pickUp, dropOff, ...rental } = rentalAroundClockChange(vehicles);
    const change = pickOne<Change>(
      known.status === 'CREATED'
        ? [
            ['edited', { ...rental, pickUp, dropOff }, (to) => edit(byAdmin, id, to)],
            ['made one-way', { ...rental, pickUp, dropOff }, (to) => edit(byAdmin, id, to, true)],
            ['changed', { pickUp, dropOff }, (to) => changeOwn(caller, id, to)],
            ['swapped', { vehicle: rental.vehicle }, (to) => swap(byAdmin, id, to)],
            ['cancelled by hand', { status: 'CANCELLED', vehicle }, (to) => edit(byAdmin, id, to)],
            ['cancelled', { status: 'CANCELLED' }, () => cancelOwn(caller, id)],
            ['deleted', { status: null }, () => remove(byAdmin, id)],
            ['handed over early and undone', {}, () => handOverAndUndo(byAdmin, id)],
          ]
        : [['opened again', { status: 'CREATED', vehicle }, (to) => edit(byAdmin, id, to)]],
    );
    const [what, changes, send] = change;
    const next = { ...known, ...changes };
    if (succeeded(await send(next), what)) Object.assign(known, next);
  };
  const blockOne = async (client: number) => {
    const caller = pickOne(admins[client]!);
    const block = rentalAroundClockChange(vehicles);
    const answer = await addBlock(caller, block, []);
    const { conflicts = [], ...body } = JSON.parse(answer.text) as BlockAnswer;
    if (succeeded(answer, 'blocked')) return void blocks[client]!.push(blockOf(body));
    const ids = conflicts.map(({ id }) => id);
    if (answer.status !== 409 || ids.length === 0) return;
    // Before the request: meanwhile its customer may change it once more, or has not read yet that it was booked.
    const { rows } = await database.query<Row>(`${selectBookings} and id = any($1)`, [ids]);
    for (const { name } of rows) moved.add(name);
    if (Math.random() < 0.3) {
      const left = await addBlock(caller, block, [], true);
      if (succeeded(left, 'blocked, with missing vehicles'))
        blocks[client]!.push(blockOf(JSON.parse(left.text) as BlockAnswer));
      return;
    }
    const to = pickOne(vehicles);
    const moves = ids.map((reservationId) => ({ reservationId, vehicleId: to }));
    const answerToMoves = await addBlock(caller, block, moves);
    if (succeeded(answerToMoves, 'blocked, with moves'))
      blocks[client]!.push(blockOf(JSON.parse(answerToMoves.text) as BlockAnswer));
  };
  const unblockOne = async (client: number) => {
    const block = blocks[client]!.shift()!;
    const caller = pickOne(admins[client]!);
    if (Math.random() < 0.5)
      succeeded(await removeBlock(caller, block), block.moved.length > 0 ? 'undone' : 'unblocked');
    else {
      succeeded(await moveBlock(caller, block, rentalAroundClockChange(vehicles)), 'block moved');
      blocks[client]!.push(block);
    }
  };
  const requests = Math.round(10_000 * share);
  await distribute(clients, requests, async (client, number) => {
    const known = own[client]!.filter(({ status }) => status !== null);
    const chance = Math.random();
    if (known.length > 0 && chance < 0.45) await changeOne(client, pickOne(known));
    else if (chance < 0.52) await blockOne(client);
    else if (blocks[client]!.length > 0 && chance < 0.6) await unblockOne(client);
    else await bookOne(client, number);
  });
  const seconds = (performance.now() - begun) / 1000;

  const { rows: overlapping } = await database.query(selectOverlaps);
  const { rows: transfers } = await database.query<{ count: number }>(
    `select count(*)::integer from occupancies where kind = 'transfer'`,
  );
  const { rows: strays } = await database.query(selectStrays);
  const { rows } = await database.query<Row>(selectBookings);
  await database.end();
  const known = new Map(own.flat().map((booking) => [booking.name, booking]));
  const existing = [...known.values()].filter(({ status }) => status !== null);
  const byName = new Map(rows.map((row) => [row.name, row]));
  const lost = existing.filter(({ name }) => !byName.has(name));
  const unanswered = rows.filter(({ name }) => !known.get(name)?.status);
  const different = rows.filter((row) => !isSame(row, known.get(row.name), moved.has(row.name)));
  return [
    figure('requests', requests),
    ...Object.entries(counts).map(([what, count]) => figure(what, count)),
    figure('requests per second', requests / seconds),
    expectNone('other answers', unexpected.length, unexpected),
    expectNone('overlaps in the database', overlapping.length, overlapping),
    figure('one-way at the end', transfers[0]!.count),
    expectNone('occupancies that differ from reservations and blocks', strays.length, strays),
    expectNone('201 without a row', lost.length, lost),
    expectNone('rows without a 201, or despite a deletion', unanswered.length, unanswered),
    expectNone('rows that differ from the last answer', different.length, different),
  ];
}

/** What is done with a booking: its name, what it changes, and the request. */
type Change = [string, Partial<Named>, (next: Named) => Promise<Answer>];

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

const isSame = (row: Row, known: Named | undefined, isMoved: boolean) =>
  known !== undefined &&
  (isMoved || row.vehicle === known.vehicle) &&
  row.status === known.status &&
  toInstant(known.pickUp)!.equals(row.from) &&
  toInstant(known.dropOff)!.equals(row.to);
