import { z } from 'zod';
import { newPassword } from './new-password.ts';
import { byId } from '../values/common.ts';
import { note } from '../values/notes.ts';
import { putEndpoint } from '../wire/endpoint.ts';
import { licenceClasses } from './licence-classes.ts';
import { limits } from '../values/limits.ts';
import { optional } from '../values/optional.ts';
import { company, location, person, personAtCounter, spelling } from './person.ts';
import { key } from '../texts/message-key.ts';
import { day } from '../values/times.ts';
import { roles } from '../wire/rights.ts';

const licenceClass = optional(z.enum(licenceClasses), key('users.licenceClass'));

export const profile = z.object({ ...person, ...location, ...spelling, ...company, licenceClass });

/** What administrators store about a customer. Calls that leave it out leave it as it is; null and '' are nothing. */
const customerEdit = {
  note: optional(note('users.note', limits.customerNote), key('users.note')),
  blocked: z.boolean({ error: key('users.blocked') }).nullish(),
  trusted: z.boolean({ error: key('users.trusted') }).nullish(),
  licenceSeenOn: optional(day, key('users.licenceSeenOn')),
};

/** An administrator's edit of a user; without a password or with an empty one, the old one remains. */
export const userEdit = z.object({
  ...personAtCounter,
  ...location,
  ...spelling,
  ...company,
  licenceClass,
  ...customerEdit,
  password: z
    .union([z.literal(['', null]).transform(() => undefined), newPassword('auth.password')])
    .optional(),
  roles: z
    .array(z.enum(roles, { error: key('users.roles') }), { error: key('users.roles') })
    .min(1, key('users.roles'))
    .max(roles.length, key('users.roles'))
    .transform((chosen) => [...new Set(chosen)]),
});

export const updateProfile = putEndpoint({
  path: '/user',
  base: 'users',
  auth: 'user',
  summary: 'Change your profile; the e-mail address must stay the same',
  also: [403],
  body: profile,
});

export const updateUser = putEndpoint({
  path: '/user/:id/auth',
  base: 'users',
  right: 'customers.write',
  fieldRights: { roles: 'roles', password: 'logins', email: 'logins' },
  needsProof: ['roles', 'password', 'email'],
  summary: 'Change a user; an empty password keeps the old one',
  also: [409],
  isVersioned: true,
  params: byId,
  body: userEdit,
});
