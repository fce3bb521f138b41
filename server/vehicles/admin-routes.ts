import type { FastifyInstance } from 'fastify';
import { deleteVehicle, getFleetVehicle, pageFleet } from '../../contract/vehicles/vehicles.ts';
import { changedVehicles } from '../../contract/office/changes.ts';
import { answerChanges } from '../changes/index.ts';
import {
  changeDue,
  createVehicle,
  listReadings,
  priceNames,
  updateVehicle,
} from '../../contract/vehicles/vehicle-changes.ts';
import { changePrices, rateNames, type RateName } from '../../contract/vehicles/vehicle-prices.ts';
import { actorOf, checkMay } from '../http/authenticate.ts';
import { done } from '../http/language.ts';
import { conflict, forbidden, notFound, refused } from '../http/errors.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { todayIn, toWallTime } from '../time/wall-times.ts';
import { checkVersion, etagOf, type Versions } from '../http/versions.ts';
import { fleetAnswer } from './columns.ts';
import { vehicleQueries, type VehicleOutcome } from './repository.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { vehicles } from '../db/schema/index.ts';

type Change = z.output<typeof changePrices.body>['prices'][number];
type Rates = Record<RateName, number | null>;

type PricesOutcome =
  | { outcome: 'written' }
  | { outcome: 'built in' }
  /** The vehicles that have other prices meanwhile, or are gone. */
  | { outcome: 'changed'; ids: number[] };

const columns = pick(vehicles, 'id', 'builtIn', 'pricePerHour', 'pricePerDay', 'pricePerWeek');

const isSame = (rates: Rates, other: Rates): boolean =>
  rateNames.every((name) => rates[name] === other[name]);

/** Changes prices of vehicles, all or none. */
const writePrices = (db: Database, changes: Change[], actor: Actor): Promise<PricesOutcome> =>
  db.transaction(async (tx) => {
    await actAs(tx, actor);
    const ids = changes.map(({ id }) => id);
    // In the order of their ids, so that two of these wait for each other; bookings do not.
    const rows = await tx
      .select(columns)
      .from(vehicles)
      .where(inArray(vehicles.id, ids))
      .orderBy(asc(vehicles.id))
      .for('no key update');
    const rowById = new Map(rows.map((row) => [row.id, row]));
    if (rows.some(({ builtIn }) => builtIn)) return { outcome: 'built in' };
    const changed = changes.filter(({ id, from }) => {
      const row = rowById.get(id);
      return !row || !isSame(row, from);
    });
    if (changed.length > 0) return { outcome: 'changed', ids: changed.map(({ id }) => id) };
    for (const { id, to } of changes) await tx.update(vehicles).set(to).where(eq(vehicles.id, id));
    return { outcome: 'written' };
  });

/** Administrators' calls about vehicles. */
export function vehicleAdminRoutes(app: FastifyInstance, { db, config }: Services): void {
  const vehicles = vehicleQueries(db);
  const zone = config.timeZone;
  const wallTime = (instant: string | null) => instant && toWallTime(new Date(instant), zone);

  type ListedRow = Awaited<ReturnType<typeof vehicles.pageFleet>>['rows'][number];
  const listedAnswer = ({ state, inspectionFrom, ...row }: ListedRow) => ({
    ...fleetAnswer(row, zone),
    state: { ...state, until: wallTime(state.until) },
    inspectionFrom: wallTime(inspectionFrom),
  });

  async function read(id: number) {
    const vehicle = await vehicles.findInFleet(id);
    if (!vehicle) throw notFound('vehicle_not_found', 'vehicles.notFound');
    return vehicle;
  }

  async function checkChangeable(id: number, versions: Versions = null) {
    const vehicle = await read(id);
    if (vehicle.builtIn) throw forbidden('built_in', 'vehicles.builtIn');
    checkVersion(versions, vehicle.version, listedAnswer(vehicle));
    return vehicle;
  }

  route(app, getFleetVehicle, async ({ params, reply }) => {
    const vehicle = await read(params.id);
    reply.header('etag', etagOf(vehicle.version));
    return listedAnswer(vehicle);
  });

  route(app, pageFleet, async ({ query }) => {
    const { rows, total } = await vehicles.pageFleet(query, todayIn(zone));
    return pageAnswer({ rows: rows.map(listedAnswer), total }, query);
  });

  route(app, changedVehicles, ({ query }) =>
    answerChanges(vehicles.changed, query, zone, (row) => fleetAnswer(row, zone)),
  );

  route(app, createVehicle, async ({ params: { imageId }, body, session }) => {
    const { furtherImages, ...fields } = body;
    const created = await vehicles.create({ ...fields, imageId }, furtherImages, actorOf(session));
    if (typeof created === 'string') checkWritten(created);
    return { ...done('vehicles.created'), ...(typeof created === 'object' && created) };
  });

  route(app, updateVehicle, async ({ query: { id, imageId }, body, versions, session }) => {
    const { furtherImages: furtherIds, ...fields } = body;
    const before = await checkChangeable(id, versions);
    for (const name of priceNames)
      // What stays may have been changed meanwhile by who may.
      if (fields[name] === before[name]) delete fields[name];
      else if (fields[name] !== undefined) checkMay(session, 'vehicles.prices');
    const how = { furtherIds, versions, actor: actorOf(session) };
    const outcome = await vehicles.update(id, { ...fields, imageId }, how);
    // It may have changed since the first check, which is then the reason.
    if (outcome !== 'written') await checkChangeable(id, versions);
    checkWritten(outcome);
    return done('vehicles.updated');
  });

  route(app, changePrices, async ({ body, session }) => {
    const result = await writePrices(db, body.prices, actorOf(session));
    if (result.outcome === 'built in') throw forbidden('built_in', 'vehicles.builtIn');
    if (result.outcome === 'changed')
      throw conflict('changed_meanwhile', 'prices.changedMeanwhile', {
        body: { vehicles: result.ids },
      });
    return done('prices.changed');
  });

  route(app, listReadings, async ({ params: { id } }) => {
    const rows = await vehicles.readings(id);
    if (rows.length === 0) await read(id);
    return rows.map(({ at, mileageKm, reservationId, step }) => ({
      at: toWallTime(at, zone),
      mileageKm: mileageKm!,
      reservationId,
      step: step === 'return' ? ('return' as const) : ('hand-over' as const),
    }));
  });

  route(app, changeDue, async ({ params: { id }, body, session }) => {
    await checkChangeable(id);
    if (!(await vehicles.changeDue(id, body, actorOf(session))))
      throw conflict('changed_meanwhile', 'vehicles.dueChanged');
    return done('vehicles.dueDone');
  });

  route(app, deleteVehicle, async ({ params, session }) => {
    await checkChangeable(params.id);
    checkWritten(await vehicles.remove(params.id, actorOf(session)));
    return done('vehicles.deleted');
  });
}

function checkWritten(outcome: VehicleOutcome): void {
  if (outcome === 'missing') throw notFound('vehicle_not_found', 'vehicles.notFound');
  if (outcome === 'no image') throw notFound('image_not_found', 'images.notFound');
  if (outcome === 'in use') throw refused('vehicle_has_reservations', 'vehicles.hasReservations');
  if (outcome === 'image taken') throw conflict('image_in_use', 'images.inUse');
}
