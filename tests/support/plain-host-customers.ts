import type { FastifyInstance } from 'fastify';
import { askerOf, pageOf, refuse, saved, sent, stored, type Store } from './plain-host-store.ts';

type Body = Record<string, string>;
interface Call {
  Params: { id: string };
  Querystring: Record<string, string>;
  Body: Body;
}

/** Visitors' and customers' calls, except those about users. */
export function customerRoutes(app: FastifyInstance, store: Store): void {
  const { users, vehicles, reservations } = store;
  app.post<Call>('/login', async ({ body }) => {
    const user = users.find(
      ({ email, password }) => email === body.email && password === body.password,
    );
    return user ? { token: String(user.id) } : refuse('Bad credentials');
  });
  app.post<Call>('/register', async ({ body }) => {
    if (users.some(({ email }) => email === body.email)) refuse('Email already exists');
    const user = { ...body, id: users.length + 1, builtIn: false, roles: ['Customer'] };
    users.push(user as unknown as Store['users'][number]);
    return saved;
  });
  app.get('/car/visitors/all', async () => vehicles);
  app.get('/car/visitors/pages', async ({ query }) => pageOf(vehicles, query));
  app.get<Call>(
    '/car/visitors/:id',
    async ({ params }) =>
      vehicles.find(({ id }) => id === Number(params.id)) ?? refuse('Vehicle not found'),
  );
  app.get<Call>('/files/display/:id', async ({ params }, reply) => {
    const image = store.images.get(params.id);
    return image ? reply.type('image/png').send(image) : reply.status(404).send();
  });
  app.get('/reservations/auth/all', async (request) => {
    const { id } = askerOf(store, request);
    return reservations.filter(({ userId }) => userId === id).map((row) => sent(store, row));
  });
  app.get<Call>('/reservations/auth', async (request) => {
    askerOf(store, request);
    return { success: true, message: 'Free', available: true, totalPrice: 30 };
  });
  app.get<Call>('/reservations/:id/auth', async (request) => {
    const { id } = askerOf(store, request);
    const own = reservations.find(
      (row) => row.id === Number(request.params.id) && row.userId === id,
    );
    return own ? sent(store, own) : refuse('Reservation not found');
  });
  app.post<Call>('/reservations/add', async (request, reply) => {
    const { id: userId } = askerOf(store, request);
    const {
      pickUpLocation = '',
      dropOffLocation = '',
      pickUpTime = '',
      dropOffTime = '',
    } = request.body;
    reservations.push({
      id: reservations.length + 1,
      userId,
      vehicleId: Number(request.query.carId),
      pickUpLocation,
      dropOffLocation,
      status: 'CREATED',
      totalPrice: 30,
      pickUpTime: stored(pickUpTime),
      dropOffTime: stored(dropOffTime),
    });
    return reply.status(201).send(saved);
  });
}

/** Calls with their own base in the specification. */
export function userRoutes(app: FastifyInstance, store: Store): void {
  const { users, messages } = store;
  const found = (id: string) =>
    users.find((user) => user.id === Number(id)) ?? refuse('User not found');
  app.get('/user', async (request) => askerOf(store, request));
  app.put<Call>('/user', async (request) => {
    Object.assign(askerOf(store, request), request.body);
    return saved;
  });
  app.get('/user/auth/pages', async ({ query }) => pageOf(users, query));
  app.get<Call>('/user/:id/auth', async ({ params }) => found(params.id));
  app.put<Call>('/user/:id/auth', async ({ params, body }) => {
    Object.assign(found(params.id), body);
    return saved;
  });
  app.delete<Call>('/user/:id/auth', async ({ params }) =>
    refuse(`User ${params.id} has reservations`),
  );
  app.post<Call>('/contactmessage/visitors', async ({ body }) => {
    messages.push({ id: messages.length + 1, ...body });
    return saved;
  });
}
