import { expect, inject } from 'vitest';
import { demoLogins } from '../../server/demo/logins.ts';
import { drawImage, unique } from './actors.ts';

/** What a client that knows the specification alone reads of a vehicle. */
export interface Vehicle {
  id: number;
  model: string;
  image: string[];
  builtIn: boolean;
}

export interface Reservation {
  id: number;
  userId: number;
  pickUpTime: string;
  dropOffTime: string;
  pickUpLocation: string;
  dropOffLocation: string;
  status: string;
  totalPrice: number;
  carId: Vehicle;
  car: Vehicle;
}

export interface Page<Row> {
  content: Row[];
  totalElements: number;
}

/** The paging of the administrators' screens, and the page that answers it. */
export const paging = 'page=0&size=10&direction=ASC';
export const springPage = {
  content: expect.any(Array),
  totalElements: expect.any(Number),
  totalPages: expect.any(Number),
  size: 10,
  number: 0,
  numberOfElements: expect.any(Number),
  first: true,
  last: expect.any(Boolean),
  empty: false,
  sort: { empty: false, sorted: true, unsorted: false },
  pageable: {
    pageNumber: 0,
    pageSize: 10,
    offset: 0,
    paged: true,
    unpaged: false,
    sort: { empty: false, sorted: true, unsorted: false },
  },
};

interface Sent {
  token?: string;
  /** Sent as JSON, or unchanged if it is a form. */
  body?: object;
}

/** Makes a call as the specification writes it, such as `GET /user`. */
export function send(call: string, { token, body }: Sent = {}): Promise<Response> {
  const [method, path] = call.split(' ');
  const isForm = body instanceof FormData;
  return fetch(`${inject('api')}${path}`, {
    method: method!,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
}

/** Makes a call that must succeed, and returns its answer. */
export async function ask<Body>(call: string, sent?: Sent): Promise<Body> {
  const answer = await send(call, sent);
  expect(answer.status, call).toBe(200);
  return (await answer.json()) as Body;
}

/** Makes a call that must be answered with a status and a message, and returns what else it says. */
export async function expectAnswer(call: string, sent: Sent, status: number, message: unknown) {
  const answer = await send(call, sent);
  const body = (await answer.json()) as Record<string, unknown>;
  const kind = status < 400 ? { success: true } : { status, requestURI: expect.any(String) };
  expect({ ...body, httpStatus: answer.status }, call).toMatchObject({
    ...kind,
    httpStatus: status,
    message,
  });
  return body;
}

export const password = 'Geheim-Wort-1!';

/** A registration with the specified fields. */
export const somebody = () => ({
  firstName: 'Erika',
  lastName: 'Mustermann',
  phoneNumber: '(555) 555-0199',
  address: 'Musterstraße 1',
  zipCode: '12345',
  email: `${unique('client')}@example.com`,
});

export async function tokenOf(email: string, secret = password): Promise<string> {
  const body = { email, password: secret };
  return (await ask<{ token: string }>('POST /login', { body })).token;
}

/** The token of the built-in administrator. */
export function administrator(): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const { email, password: usual } = demoLogins.administrator;
  return tokenOf(ADMIN_EMAIL ?? email, ADMIN_PASSWORD ?? usual);
}

/** Registers a customer, and logs in. */
export async function newCustomer() {
  const person = somebody();
  const body = { ...person, password, confirmPassword: password };
  await expectAnswer('POST /register', { body }, 201, "You're registered successfully!");
  const token = await tokenOf(person.email);
  const { id } = await ask<{ id: number }>('GET /user', { token });
  return { person, id, token };
}

/** The specified fields of a vehicle, as a form sends them. */
export const someVehicle = () => ({
  model: unique('Kombi'),
  doors: '5',
  seats: 5,
  luggage: 3,
  transmission: 'Manuel',
  airConditioning: 'true',
  fuelType: 'Diesel',
  age: 2,
  pricePerHour: '12.50',
});

export async function upload(token: string): Promise<string> {
  const body = new FormData();
  const bytes = await drawImage().png().toBuffer();
  body.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'bild.png');
  const answer = await expectAnswer('POST /files/upload', { token, body }, 200, expect.any(String));
  return answer.imageId as string;
}

/** Adds a vehicle with the specified fields only. */
export async function newVehicle(token: string): Promise<Vehicle> {
  const [imageId, body] = [await upload(token), someVehicle()];
  await expectAnswer(`POST /car/admin/${imageId}/add`, { token, body }, 201, 'Vehicle was created');
  const all = await ask<Vehicle[]>('GET /car/visitors/all');
  return all.find(({ model }) => model === body.model)!;
}

const date = (days: number) => Temporal.Now.plainDateISO('Europe/Berlin').add({ days });

/** A time so many days from today, as the clients send it. */
export const wire = (days: number, clock: string): string => {
  const [year, month, day] = date(days).toString().split('-');
  return `${month}/${day}/${year} ${clock}:00`;
};

/** The same time, as answers have it. */
export const local = (days: number, clock: string) => `${date(days).toString()}T${clock}:00`;

/** Two and a half hours, which are three started ones. */
export const rental = (days: number) => ({
  pickUpTime: wire(days, '10:00'),
  dropOffTime: wire(days, '12:30'),
  pickUpLocation: 'Bremen',
  dropOffLocation: 'Hamburg',
});
