import { beforeAll, expect, test } from 'vitest';
import { unique } from './actors.ts';
import {
  administrator,
  ask,
  expectAnswer,
  local,
  newCustomer,
  newVehicle,
  springPage,
  paging,
  rental,
  send,
  upload,
  wire,
  type Reservation,
  type Vehicle,
} from './specified-client.ts';

// A client that knows the specification alone: raw requests, the specified fields, no contract of ours.

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

/** Books as an administrator, and returns the customer's only reservation. */
async function book(userId: number, carId: number, days: number): Promise<Reservation> {
  const call = `POST /reservations/add/auth?userId=${userId}&carId=${carId}`;
  await expectAnswer(call, { token: admin, body: rental(days) }, 201, 'Reservation created');
  const [made] = await ask<Reservation[]>(`GET /reservations/admin/auth/all?userId=${userId}`, {
    token: admin,
  });
  return made!;
}

test('an administrator puts back a vehicle as it was read, and replaces its image', async () => {
  const token = admin;
  const { id, image } = await newVehicle(token);
  const read = () => ask<Vehicle>(`GET /car/visitors/${id}`);
  const before = await read();
  const put = (imageId: string) => `PUT /car/admin/auth?id=${id}&imageId=${imageId}`;
  await expectAnswer(put(image[0]!), { token, body: before }, 200, 'Vehicle was updated');
  expect(await read()).toEqual(before);

  // The edit screen deletes the old image first.
  await expectAnswer(`DELETE /files/${image[0]}`, { token }, 200, expect.any(String));
  const next = await upload(token);
  await expectAnswer(put(next), { token, body: before }, 200, 'Vehicle was updated');
  expect(await read()).toEqual({ ...before, image: [next] });
  for (const path of ['display', 'download']) {
    const shown = await send(`GET /files/${path}/${next}`);
    expect(shown.status).toBe(200);
    expect(shown.headers.get('content-type')).toMatch(/^image\//);
  }
  const images = await ask<{ id: string }[]>('GET /files', { token });
  expect(images.map((known) => known.id)).toContain(next);
  const noModel = { ...before, model: '' };
  await expectAnswer(put(next), { token, body: noModel }, 400, 'Please enter the model');
  await expectAnswer(`DELETE /car/admin/${id}/auth`, { token }, 200, 'Vehicle was deleted');
  await expectAnswer(`GET /car/visitors/${id}`, {}, 404, expect.any(String));
});

test('a client puts the array of the image into an address, however many a vehicle has', async () => {
  const token = admin;
  const { id, image } = await newVehicle(token);
  const before = await ask<Vehicle>(`GET /car/visitors/${id}`);
  const put = (imageId: unknown) => `PUT /car/admin/auth?id=${id}&imageId=${String(imageId)}`;
  const further = [await upload(token), await upload(token)];
  const body = { ...before, furtherImages: further };
  await expectAnswer(put(image), { token, body }, 200, 'Vehicle was updated');

  const read = await ask<Vehicle>(`GET /car/visitors/${id}`);
  const list = await ask<Vehicle[]>('GET /car/visitors/all');
  for (const vehicle of [read, ...list]) expect(vehicle.image).toHaveLength(1);
  expect((await send(`GET /files/display/${String(read.image)}`)).status).toBe(200);
  await expectAnswer(put(read.image), { token, body: read }, 200, 'Vehicle was updated');

  await expectAnswer(`DELETE /files/${String(read.image)}`, { token }, 200, expect.any(String));
  const next = await upload(token);
  await expectAnswer(put(next), { token, body: read }, 200, 'Vehicle was updated');
  const after = await ask(`GET /car/visitors/${id}`);
  expect(after).toEqual({ ...read, image: [next], furtherImages: further });
});

test('an administrator lists, changes, closes and deletes reservations', async () => {
  const token = admin;
  const [{ id: userId }, vehicle] = [await newCustomer(), await newVehicle(admin)];
  const { id } = await book(userId, vehicle.id, 60);
  const one = `GET /reservations/${id}/admin`;
  const all = await ask<Reservation[]>('GET /reservations/admin/all', { token });
  expect(all.find((row) => row.id === id)).toMatchObject({ userId, car: { id: vehicle.id } });
  const page = await ask(`GET /reservations/admin/all/pages?${paging}&sort=id`, { token });
  expect(page).toMatchObject(springPage);
  const ofUser = `GET /reservations/admin/auth/all?userId=${userId}&${paging}`;
  expect(await ask(ofUser, { token })).toMatchObject({ ...springPage, totalElements: 1 });

  const put = `PUT /reservations/admin/auth?carId=${vehicle.id}&reservationId=${id}`;
  const update = (body: object, status = 200, message: unknown = 'Reservation was updated') =>
    expectAnswer(put, { token, body }, status, message);
  const { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status } =
    await ask<Reservation>(one, { token });
  const asRead = { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status };
  await update(asRead);
  expect(await ask(one, { token })).toMatchObject({ ...asRead, totalPrice: 37.5 });
  await update({ ...rental(61), dropOffTime: wire(61, '15:00'), status: 'CREATED' });
  const longer = { dropOffTime: local(61, '15:00'), totalPrice: 62.5 };
  expect(await ask(one, { token })).toMatchObject(longer);
  await update({ ...rental(61), status: 'LOST' }, 400, 'Select a status');
  await update({ ...rental(61), pickUpLocation: '', status }, 400, 'Enter the pick up place');
  await update({ ...rental(61), status: 'DONE' }, 400, expect.any(String));

  await update({ ...rental(-3), status: 'DONE' });
  expect(await ask(one, { token })).toMatchObject({ status: 'DONE' });
  await update({ ...rental(-3), status: 'CREATED' });
  await update({ ...rental(-3), status: 'CANCELLED' });
  expect(await ask(one, { token })).toMatchObject({ status: 'CANCELLED' });
  const vehicleCall = `DELETE /car/admin/${vehicle.id}/auth`;
  const userCall = `DELETE /user/${userId}/auth`;
  for (const call of [vehicleCall, userCall])
    await expectAnswer(call, { token }, 400, expect.any(String));
  const deletion = `DELETE /reservations/admin/${id}/auth`;
  await expectAnswer(deletion, { token }, 200, 'Reservation was deleted');
  await expectAnswer(one, { token }, 404, expect.any(String));
  await expectAnswer(vehicleCall, { token }, 200, 'Vehicle was deleted');
  await expectAnswer(userCall, { token }, 200, 'User was deleted');
});

test('an administrator puts back a user as it was read, but none that is built in', async () => {
  const token = admin;
  const {
    id,
    person: { email },
  } = await newCustomer();
  const page = await ask(`GET /user/auth/pages?${paging}&sort=firstName`, { token });
  expect(page).toMatchObject(springPage);
  const all = await ask<{ id: number }[]>('GET /user/auth/all', { token });
  expect(all.find((user) => user.id === id)).toMatchObject({ email });
  const before = await ask<object>(`GET /user/${id}/auth`, { token });
  const put = `PUT /user/${id}/auth`;
  await expectAnswer(put, { token, body: before }, 200, 'User was updated');
  expect(await ask(`GET /user/${id}/auth`, { token })).toEqual(before);
  const roles = { ...before, roles: [] };
  await expectAnswer(put, { token, body: roles }, 400, 'Please select a role');

  const me = await ask<{ id: number }>('GET /user', { token });
  const builtIn = 'Built-in accounts can not be deleted and updated';
  await expectAnswer(`PUT /user/${me.id}/auth`, { token, body: me }, 403, builtIn);
  await expectAnswer(`DELETE /user/${me.id}/auth`, { token }, 403, builtIn);
});

test.each(['visitors', 'visitor'])('a message to %s is sent, read and deleted', async (who) => {
  const token = admin;
  const subject = unique('Frage');
  const text = { body: 'Sind drei Transporter frei?', email: 'ida@example.com' };
  const message = { name: 'Ida Muster', subject, ...text };
  const call = `POST /contactmessage/${who}`;
  const tooShort = { ...message, subject: 'Ei' };
  const said = 'Your subject should be at least 5 characters';
  await expectAnswer(call, { body: tooShort }, 400, said);
  await expectAnswer(call, { body: message }, 201, 'Your message was send');
  const all = await ask<{ id: number; subject: string }[]>('GET /contactmessage', { token });
  const { id } = all.find((one) => one.subject === subject)!;
  const page = await ask(`GET /contactmessage/pages?${paging}&sort=subject`, { token });
  expect(page).toMatchObject(springPage);
  expect(await ask(`GET /contactmessage/${id}`, { token })).toMatchObject({ id, ...message });
  await expectAnswer(`DELETE /contactmessage/${id}`, { token }, 200, 'Message was deleted');
  await expectAnswer(`GET /contactmessage/${id}`, { token }, 404, expect.any(String));
});

test.each(['users', 'cars', 'reservations'])('an administrator downloads %s.xlsx', async (name) => {
  const call = `GET /excel/download/${name}`;
  await expectAnswer(call, {}, 401, expect.any(String));
  const answer = await send(call, { token: admin });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename=${name}.xlsx`,
  });
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');
});
