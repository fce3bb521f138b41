import { z } from 'zod';
import { device } from './auth.ts';
import { newPassword, typedTwice } from './new-password.ts';
import { required } from '../values/common.ts';
import { postEndpoint } from '../wire/endpoint.ts';
import { company, location, person, spelling, withTown } from './person.ts';

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

export const registrationWithTown = registration.safeExtend(withTown);

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
