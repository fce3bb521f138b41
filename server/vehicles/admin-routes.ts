import type { FastifyInstance } from 'fastify';
import { imageMessages } from '../../contract/images.ts';
import {
  createVehicle,
  deleteVehicle,
  updateVehicle,
  vehicleMessages,
} from '../../contract/vehicles.ts';
import { conflict, forbidden, notFound, refused } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { checkVersion, type Versions } from '../http/versions.ts';
import { vehicleAnswer } from './columns.ts';
import { vehicleQueries, type VehicleOutcome } from './repository.ts';

/** Administrators' calls about vehicles. */
export function vehicleAdminRoutes(app: FastifyInstance, { db }: Services): void {
  const vehicles = vehicleQueries(db);

  async function checkChangeable(id: number, versions: Versions = null): Promise<void> {
    const vehicle = await vehicles.find(id);
    if (!vehicle) throw notFound('vehicle_not_found', vehicleMessages.notFound);
    if (vehicle.builtIn) throw forbidden('built_in', vehicleMessages.builtIn);
    checkVersion(versions, vehicle.version, vehicleAnswer(vehicle));
  }

  route(app, createVehicle, async ({ params, body }) => {
    checkWritten(await vehicles.create({ ...body, imageId: params.imageId }));
    return { success: true, message: vehicleMessages.created };
  });

  route(app, updateVehicle, async ({ query: { id, imageId }, body, versions }) => {
    await checkChangeable(id, versions);
    const outcome = await vehicles.update(id, { ...body, imageId }, versions);
    // It may have changed since the first check, which is then the reason.
    if (outcome !== 'written') await checkChangeable(id, versions);
    checkWritten(outcome);
    return { success: true, message: vehicleMessages.updated };
  });

  route(app, deleteVehicle, async ({ params }) => {
    await checkChangeable(params.id);
    checkWritten(await vehicles.remove(params.id));
    return { success: true, message: vehicleMessages.deleted };
  });
}

function checkWritten(outcome: VehicleOutcome): void {
  if (outcome === 'missing') throw notFound('vehicle_not_found', vehicleMessages.notFound);
  if (outcome === 'no image') throw notFound('image_not_found', imageMessages.notFound);
  if (outcome === 'in use')
    throw refused('vehicle_has_reservations', vehicleMessages.hasReservations);
  if (outcome === 'image taken') throw conflict('image_in_use', imageMessages.inUse);
}
