import type { FastifyInstance } from 'fastify';
import { askerOf, pageOf, refuse, saved, sent, stored, type Store } from './plain-host-store.ts';

interface Call {
  Params: { id: string };
  Querystring: Record<string, string>;
  Body: Record<string, unknown>;
}

/** Administrators' calls, except those about users. */
export function adminRoutes(app: FastifyInstance, store: Store): void {
  const { vehicles, reservations, messages, images } = store;
  app.addHook('preHandler', async (request) => {
    if (!askerOf(store, request).roles.includes('Administrator')) refuse('Access is denied');
  });
  const vehicleOf = (id: string | undefined) =>
    vehicles.find((vehicle) => vehicle.id === Number(id)) ?? refuse('Vehicle not found');
  const reservationOf = (id: string) =>
    reservations.find((row) => row.id === Number(id)) ?? refuse('Reservation not found');

  app.get('/reservations/admin/all', async () => reservations.map((row) => sent(store, row)));
  app.get<Call>('/reservations/:id/admin', async ({ params }) =>
    sent(store, reservationOf(params.id)),
  );
  app.put<Call>('/reservations/admin/auth', async ({ query, body }) => {
    const { pickUpTime, dropOffTime, ...rest } = body as Record<string, string>;
    const times = { pickUpTime: stored(pickUpTime!), dropOffTime: stored(dropOffTime!) };
    const vehicleId = Number(query.carId);
    Object.assign(reservationOf(query.reservationId!), { ...rest, ...times, vehicleId });
    return saved;
  });
  app.get('/excel/download/*', async () => refuse('The disk is full'));
  app.get('/contactmessage/pages', async ({ query }) => pageOf(messages, query));
  app.get<Call>('/contactmessage/:id', async ({ params }) => messages[Number(params.id) - 1]);
  app.delete<Call>('/contactmessage/:id', async ({ params }) => {
    messages.splice(Number(params.id) - 1, 1);
    return saved;
  });
  app.post('/files/upload', async (request) => {
    const imageId = crypto.randomUUID();
    const file = await request.file();
    images.set(imageId, (await file?.toBuffer()) ?? Buffer.of());
    return { imageId, success: true, message: 'Saved' };
  });
  app.delete<Call>('/files/:id', async ({ params }) => {
    images.delete(params.id);
    return saved;
  });
  app.put<Call>('/car/admin/auth', async ({ query, body }) => {
    Object.assign(vehicleOf(query.id), body, { image: [query.imageId] });
    return saved;
  });
  app.post<Call>('/car/admin/:id/add', async ({ params, body }, reply) => {
    vehicles.push({ ...vehicles[0]!, ...body, id: vehicles.length + 1, image: [params.id] });
    return reply.status(201).send(saved);
  });
  app.delete<Call>('/car/admin/:id/auth', async ({ params }) =>
    refuse(`${vehicleOf(params.id).model} is reserved`),
  );
}
