import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { EmbeddedSocket } from '../server/db/driver/embedded-socket.ts';
import { statements } from './statements.ts';

type Row = Record<string, unknown>;
type Values = unknown[];

/** A bare server: only a call's database work or sending a file, without validation, logging or conversion. */
const { DATABASE_URL, DATA_DIR = '' } = process.env;
const query = DATABASE_URL ? onPostgres(DATABASE_URL) : await onPglite(DATA_DIR);

function onPostgres(url: string) {
  return queryOf(new pg.Pool({ connectionString: url, max: 8 }));
}

async function onPglite(folder: string) {
  const database = await PGlite.create({
    dataDir: join(folder, 'database'),
    extensions: { btree_gist },
  });
  // PGlite's own client prepares nothing and takes several times as long.
  return queryOf(new pg.Pool({ stream: () => new EmbeddedSocket(database), max: 1 }));
}

function queryOf(pool: pg.Pool) {
  return async (name: keyof typeof statements, values: Values) =>
    (await pool.query<Row>({ name, text: statements[name], values })).rows;
}

async function userOf({ headers }: FastifyRequest): Promise<unknown> {
  const token = headers.authorization!.slice('Bearer '.length);
  const [row] = await query('session', [createHash('sha256').update(token).digest()]);
  return row!.id;
}

const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000;
const app = fastify();

interface Call {
  Params: { id: string };
  Querystring: Record<
    'carId' | 'pickUpDateTime' | 'dropOffDateTime' | 'from' | 'days' | 'page' | 'size' | 'w',
    string
  >;
  Body: Record<'pickUpTime' | 'dropOffTime' | 'pickUpLocation' | 'dropOffLocation', string>;
}

const rental = ({ pickUpDateTime: from, dropOffDateTime: to }: Call['Querystring']) => [
  ...[from, to, hours(from, to)],
  ...[24, new Date().toISOString().slice(0, 10)],
];

app.get<Call>('/api/reservations/auth', async (request) => {
  await userOf(request);
  const [row] = await query('availability', [...rental(request.query), request.query.carId]);
  return { success: true, message: 'The vehicle is available', ...row };
});

app.post<Call>('/api/reservations/add', async (request, reply) => {
  const { pickUpTime: from, dropOffTime: to, pickUpLocation, dropOffLocation } = request.body;
  const user = await userOf(request);
  const ids = [user, request.query.carId];
  await query('booking', [...ids, from, to, pickUpLocation, dropOffLocation, hours(from, to)]);
  reply.status(201);
  return { success: true, message: 'Reservation created' };
});

app.get<Call>('/api/vehicles/search', async (request) => ({
  content: await query('search', rental(request.query)),
}));

app.get<Call>('/api/vehicles/:id/quote', async (request) => {
  const values = [...rental(request.query), request.params.id];
  const [row] = await query('quote', values);
  const { available, vehicle, totalPrice } = row!;
  const { category } = vehicle as Row;
  const alternatives = available
    ? []
    : await query('alternatives', [...values, category, totalPrice]);
  return { ...row, alternatives };
});

app.get<Call>('/api/vehicles/:id/calendar', async ({ params, query: { from, days } }) => {
  const until = new Date(Date.parse(from) + Number(days) * 86_400_000).toISOString();
  return { days: await query('calendar', [from, until, params.id]) };
});

app.put<Call>('/api/reservations/:id/auth', async (request) => {
  const { pickUpTime: from, dropOffTime: to, pickUpLocation, dropOffLocation } = request.body;
  const user = await userOf(request);
  await query('count', [`change ${user as number}`]);
  const [known] = await query('reservation', [request.params.id]);
  const { id, userId, vehicleId, version } = known!;
  const ids = [userId, id, version, vehicleId];
  await query('change', [...ids, from, to, pickUpLocation, dropOffLocation]);
  return { success: true, message: 'Reservation changed' };
});

app.get('/api/car/visitors/all', () => query('vehicles', []));

app.get<Call>('/api/car/visitors/pages', async ({ query: { page, size } }) => {
  const content = await query('vehiclePage', [Number(size), Number(page) * Number(size)]);
  return { content, totalElements: content[0]?.value };
});

app.get<Call>('/api/car/visitors/:id', async (request) => {
  const [row] = await query('vehicle', [request.params.id]);
  return row;
});

app.get<Call>('/api/files/display/:id', async ({ params, query: { w } }, reply) => {
  const [row] = await query('image', [params.id, ['avif', 'webp', 'jpeg', 'png'], Number(w)]);
  return reply.type(`image/${row!.format as string}`).send(row!.bytes);
});

app.get<Call>('/api/reservations/auth/all', async (request) => {
  const { page, size } = request.query;
  const user = await userOf(request);
  if (page === undefined) return query('ownArray', [user]);
  const content = await query('ownPage', [user, Number(page) * Number(size)]);
  return { content, totalElements: content[0]?.value };
});

// With our server's options.
await app.register(fastifyStatic, {
  root: resolve('dist'),
  preCompressed: true,
  dotfiles: 'ignore',
  cacheControl: false,
});

console.log(`Ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit());
