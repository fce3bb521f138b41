import type { FastifyRequest } from 'fastify';
import { isOptional, vehicleFieldNames } from '../../contract/vehicles/vehicle-fields.ts';
import { vehicleOf } from './vehicles.ts';

export interface User {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  address: string;
  zipCode: string;
  password: string;
  builtIn: boolean;
  roles: string[];
}

export interface Reservation {
  id: number;
  pickUpLocation: string;
  dropOffLocation: string;
  pickUpTime: string;
  dropOffTime: string;
  status: string;
  userId: number;
  vehicleId: number;
  totalPrice: number;
}

export interface Store {
  users: User[];
  vehicles: ReturnType<typeof vehicle>[];
  reservations: Reservation[];
  messages: Record<string, unknown>[];
  images: Map<string, Buffer>;
}

/** Without what the original contract does not know. */
function vehicle(id: number, model: string) {
  const image = ['00000000-0000-4000-8000-000000000000'];
  const known = vehicleOf({ id, model, image, pricePerHour: 10 });
  for (const name of vehicleFieldNames) if (isOptional(name)) delete known[name];
  return known;
}

/** An administrator, two vehicles and a customer with twelve reservations, one a day. */
export function emptyStore(): Store {
  const person = { phoneNumber: '(555) 555-0100', address: 'Weg 1', zipCode: '12345' };
  const account = { password: 'Glasfaser-12!', builtIn: false };
  const day = (index: number) => `2031-03-${String(index + 1).padStart(2, '0')}`;
  return {
    users: [
      {
        id: 1,
        firstName: 'Ada',
        lastName: 'Amt',
        email: 'ada@example.com',
        ...person,
        ...account,
        roles: ['Administrator'],
      },
      {
        id: 2,
        firstName: 'Kurt',
        lastName: 'Kunde',
        email: 'kurt@example.com',
        ...person,
        ...account,
        roles: ['Customer'],
      },
    ],
    vehicles: [vehicle(1, 'Fräse'), vehicle(2, 'Transporter')],
    reservations: Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      pickUpLocation: 'Gießen',
      dropOffLocation: 'Fulda',
      pickUpTime: `${day(index)}T08:00:00`,
      dropOffTime: `${day(index)}T18:00:00`,
      status: index === 0 ? 'DONE' : 'CREATED',
      userId: 2,
      vehicleId: (index % 2) + 1,
      totalPrice: 100,
    })),
    messages: [],
    images: new Map(),
  };
}

/** The user of a request, whose id is the token. Throws when nobody is logged in. */
export function askerOf(store: Store, { headers }: FastifyRequest): User {
  const asker = store.users.find(({ id }) => headers.authorization === `Bearer ${id}`);
  return asker ?? refuse('Full authentication is required');
}

export function refuse(message: string): never {
  throw new Error(message);
}

/** The reservation as it is on the wire, with its vehicle. */
export function sent(store: Store, { vehicleId, ...reservation }: Reservation) {
  const car = store.vehicles.find(({ id }) => id === vehicleId);
  return { ...reservation, car, carId: car };
}

interface Paged {
  page: string;
  size: string;
  sort: string;
  direction: string;
}

/** A page. Parameters outside of the specification are ignored. */
export function pageOf<Row extends object>(rows: Row[], query: unknown) {
  const { page = 0, size = 20, sort = 'id', direction } = query as Partial<Paged>;
  const valueOf = (row: Row) => String(row[sort as keyof Row]);
  const sorted = rows.toSorted((a, b) => valueOf(a).localeCompare(valueOf(b)));
  if (direction === 'DESC') sorted.reverse();
  const first = Number(page) * Number(size);
  return { content: sorted.slice(first, first + Number(size)), totalElements: rows.length };
}

export const saved = { success: true, message: 'Saved' };

/** `12/31/2030 08:00:00` as `2030-12-31T08:00:00`. */
export const stored = (time: string): string =>
  time.replace(/^(\d\d)\/(\d\d)\/(\d{4}) (.*)$/, '$3-$1-$2T$4');
