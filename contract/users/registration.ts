import { z } from 'zod';
import { device } from './auth.ts';
import { newPassword, typedTwice } from './new-password.ts';
import { line, required } from '../values/common.ts';
import { printed } from '../values/printable.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { company, location, person, spelling } from './person.ts';

export const registration = z
  .object({
    ...person,
    ...location,
    ...spelling,
    ...company,
    password: newPassword('auth.password'),
    confirmPassword: required('auth.confirmPassword'),
  })
  .check(typedTwice('password', 'confirmPassword'));

/** What a form asks for: contracts and invoices need a town, which other clients leave out. */
export const registrationWithTown = registration.safeExtend({
  city: printed(line('auth.city')),
});

export const register = postEndpoint({
  path: '/register',
  auth: 'none',
  isPrivate: true,
  status: 201,
  summary: 'Register a customer',
  also: [409, 429],
  body: registration.safeExtend({ device }),
  ours: ['city', 'country', 'latinName', 'device'],
});
