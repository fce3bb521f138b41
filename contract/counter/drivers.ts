import { z } from 'zod';
import { driverList } from '../reservations/driver.ts';
import { byId } from '../values/common.ts';
import { putEndpoint } from '../wire/endpoint.ts';
import { counterAnswer } from './counter.ts';

const body = z.object({ drivers: driverList });

export const setOwnDrivers = putEndpoint({
  path: '/reservations/:id/drivers/auth',
  auth: 'user',
  summary:
    'Say who drives, until the hand-over; on which day a licence was seen stays as it is for each name',
  also: [404, 409],
  params: byId,
  body,
});

export const setDrivers = putEndpoint({
  path: '/reservations/:id/admin/drivers',
  right: 'reservations.write',
  isVersioned: true,
  summary: 'Say who drives, until the reservation is closed',
  also: [409],
  params: byId,
  body,
  answer: counterAnswer,
});
