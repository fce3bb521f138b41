import { beforeAll, expect, test } from 'vitest';
import {
  administrator,
  ask,
  expectAnswer,
  local,
  newCustomer,
  newVehicle,
  springPage,
  paging,
  password,
  rental,
  somebody,
  tokenOf,
  wire,
  type Page,
  type Reservation,
  type Vehicle,
} from './specified-client.ts';

// A client that knows the specification alone: raw requests, the specified fields, no contract of ours.

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const taken = 'The vehicle you selected is not avilable. Please select different date';

const availability = (carId: number, days: number, [from, until] = ['10:00', '12:30']) => {
  const [pickUpDateTime, dropOffDateTime] = [wire(days, from!), wire(days, until!)];
  const query = new URLSearchParams({ carId: `${carId}`, pickUpDateTime, dropOffDateTime });
  return `GET /reservations/auth?${query}`;
};

test('a visitor registers and logs in, and is told why not', async () => {
  const person = somebody();
  const body = { ...person, password, confirmPassword: password };
  const weak = { ...body, password: 'kurz', confirmPassword: 'kurz' };
  await expectAnswer('POST /register', { body: weak }, 400, 'Must be at least 8 characters');
  await expectAnswer('POST /register', { body }, 201, "You're registered successfully!");
  await expectAnswer('POST /register', { body }, 409, expect.any(String));
  const wrong = { email: person.email, password: 'Falsches-Wort-1!' };
  await expectAnswer('POST /login', { body: wrong }, 401, expect.any(String));
  const token = await tokenOf(person.email);
  const known = { ...person, id: expect.any(Number), builtIn: false, roles: ['Customer'] };
  expect(await ask('GET /user', { token })).toMatchObject(known);
  await expectAnswer('GET /user', { token: 'unknown' }, 401, expect.any(String));
});

test('a visitor lists the vehicles and reads one', async () => {
  const { id, model } = await newVehicle(admin);
  const vehicle = {
    id,
    model,
    doors: 5,
    seats: 5,
    luggage: 3,
    transmission: 'Manuel',
    age: 2,
    airConditioning: true,
    fuelType: 'Diesel',
    pricePerHour: 12.5,
    builtIn: false,
    image: [expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)],
  };
  const all = await ask<Vehicle[]>('GET /car/visitors/all');
  expect(all.find((one) => one.id === id)).toMatchObject(vehicle);
  expect(await ask(`GET /car/visitors/${id}`)).toMatchObject(vehicle);
  const page = await ask<Page<Vehicle>>(`GET /car/visitors/pages?${paging}&sort=model`);
  expect(page).toMatchObject(springPage);
  await expectAnswer('GET /car/visitors/999999', {}, 404, expect.any(String));
  await expectAnswer('GET /car/visitors/pages?sort=password', {}, 400, expect.any(String));
});

test('a customer checks, books and lists', async () => {
  const { token, id: userId } = await newCustomer();
  const { id } = await newVehicle(admin);
  await expectAnswer(availability(id, 90), {}, 401, expect.any(String));
  const free = { success: true, available: true, totalPrice: 37.5 };
  expect(await ask(availability(id, 90), { token })).toMatchObject(free);
  const short = availability(id, 90, ['10:00', '10:59']);
  const tooShort = 'Drop-off date should get at least 1 hour later the pick-up date';
  await expectAnswer(short, { token }, 400, tooShort);

  const call = `POST /reservations/add?carId=${id}`;
  const body = rental(90);
  const nowhere = { ...body, pickUpLocation: '' };
  await expectAnswer(call, { token, body: nowhere }, 400, 'Enter a pick-up location');
  await expectAnswer(call, { token, body }, 201, 'Reservation created');
  await expectAnswer(call, { token, body }, 409, taken);
  const now = { success: true, available: false, totalPrice: 37.5, message: taken };
  expect(await ask(availability(id, 90), { token })).toMatchObject(now);

  const own = await ask<Reservation[]>('GET /reservations/auth/all', { token });
  const made = {
    pickUpTime: local(90, '10:00'),
    dropOffTime: local(90, '12:30'),
    userId,
    pickUpLocation: 'Bremen',
    dropOffLocation: 'Hamburg',
    status: 'CREATED',
    totalPrice: 37.5,
    carId: { id, seats: 5 },
    car: { id, transmission: 'Manuel' },
  };
  expect(own).toMatchObject([made]);
  expect(own[0]!.car).toEqual(own[0]!.carId);
  const page = await ask(`GET /reservations/auth/all?${paging}&sort=pickUpTime`, { token });
  expect(page).toMatchObject({ ...springPage, content: [made], totalElements: 1, last: true });
  const one = `GET /reservations/${own[0]!.id}/auth`;
  expect(await ask(one, { token })).toMatchObject(made);
  const { token: other } = await newCustomer();
  await expectAnswer(one, { token: other }, 404, expect.any(String));
  await expectAnswer('GET /reservations/admin/all', { token }, 403, expect.any(String));
});

test('a customer changes the profile and the password', async () => {
  const { token, person } = await newCustomer();
  const elsewhere = await tokenOf(person.email);
  const body = { ...person, firstName: 'Greta', phoneNumber: '+49 171 2345678' };
  await expectAnswer('PUT /user', { token, body }, 200, expect.any(String));
  expect(await ask('GET /user', { token })).toMatchObject(body);
  const moved = { ...body, email: somebody().email };
  await expectAnswer('PUT /user', { token, body: moved }, 400, expect.any(String));

  const change = { oldPassword: password, newPassword: 'Anderes-Wort-2!' };
  const wrong = { ...change, oldPassword: 'Falsches-Wort-1!' };
  await expectAnswer('PATCH /user/auth', { token, body: wrong }, 400, expect.any(String));
  const typedTwice = { ...change, confirmNewPassword: change.newPassword };
  await expectAnswer('PATCH /user/auth', { token, body: typedTwice }, 200, expect.any(String));
  expect(await ask('GET /user', { token })).toMatchObject(body);
  await expectAnswer('GET /user', { token: elsewhere }, 401, expect.any(String));
  const former = { email: person.email, password };
  await expectAnswer('POST /login', { body: former }, 401, expect.any(String));
  await tokenOf(person.email, change.newPassword);
});
