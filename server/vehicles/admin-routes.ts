import type { FastifyInstance } from 'fastify';
import { fileMessages } from '../../contract/files.ts';
import {
  createVehicle,
  deleteVehicle,
  updateVehicle,
  vehicleMessages,
} from '../../contract/vehicles.ts';
import { conflict, forbidden, notFound, refused } from '../errors.ts';
import { route } from '../route.ts';
import type { Services } from '../services.ts';
import { vehicleQueries } from './queries.ts';

/** An administrator's calls about vehicles. */
export function vehicleAdminRoutes(app: FastifyInstance, { db }: Services): void {
  const vehicles = vehicleQueries(db);

  async function checkChangeable(id: number): Promise<void> {
    const vehicle = await vehicles.find(id);
    if (!vehicle) throw notFound(vehicleMessages.notFound);
    if (vehicle.builtIn) throw forbidden(vehicleMessages.builtIn);
  }

  route(app, createVehicle, async ({ params, body }) => {
    checkImage(await vehicles.create({ ...body, imageId: params.imageId }));
    return { success: true, message: vehicleMessages.created };
  });

  route(app, updateVehicle, async ({ query: { id, imageId }, body }) => {
    await checkChangeable(id);
    checkImage(await vehicles.update(id, { ...body, imageId }));
    return { success: true, message: vehicleMessages.updated };
  });

  route(app, deleteVehicle, async ({ params }) => {
    await checkChangeable(params.id);
    if ((await vehicles.remove(params.id)) === 'in use')
      throw refused(vehicleMessages.hasReservations);
    return { success: true, message: vehicleMessages.deleted };
  });
}

function checkImage(outcome: 'created' | 'updated' | 'no image' | 'image taken'): void {
  if (outcome === 'no image') throw notFound(fileMessages.notFound);
  if (outcome === 'image taken') throw conflict(fileMessages.inUse);
}
