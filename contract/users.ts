import { z } from 'zod';
import { company, device, newPassword, person, typedTwice } from './auth.ts';
import { byId, pageAnswer, pageQuery, required, searchWords } from './common.ts';
import { customerData, customerEdit } from './customer-data.ts';
import { endpoint } from './endpoint.ts';
import { languages } from './language.ts';
import { key } from './texts/message-key.ts';

export const roles = ['Customer', 'Administrator'] as const;
export type Role = (typeof roles)[number];

const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const user = z.object({
  id: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phoneNumber: optionalText,
  address: optionalText,
  zipCode: optionalText,
  /** Of businesses; missing from other hosts. */
  companyName: z.string().nullish(),
  vatId: z.string().nullish(),
  builtIn: z.boolean().default(false),
  /** Whether the address is proven to be theirs; missing from other hosts. */
  emailConfirmed: z.boolean().optional(),
  roles: z.array(z.string()),
  /** The language to write to them in; null until it is known, and missing from other hosts. */
  language: z.enum(languages).nullish().catch(undefined),
  /** Whether the personal data was erased: names and all else are empty then. */
  erased: z.boolean().default(false),
});
export type User = z.output<typeof user>;

/** A user with what only administrators know. */
export const customer = user.extend(customerData);
export type Customer = z.output<typeof customer>;

export const profile = z.object({ ...person, ...company });

const passwords = {
  oldPassword: required('users.oldPassword'),
  newPassword: newPassword('users.newPassword'),
};

const passwordChange = z.object(passwords);

/** The form of a password change: the new password is typed twice. */
export const passwordForm = z
  .object({
    ...passwords,
    confirmNewPassword: required('users.confirmNewPassword'),
  })
  .check(typedTwice('newPassword', 'confirmNewPassword'));

/** An administrator's edit of a user; without a password or with an empty one, the old one remains. */
export const userEdit = z.object({
  ...person,
  ...company,
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

export const userSorts = ['firstName', 'lastName', 'email', 'id'] as const;

/** `search`: words of a name, e-mail address, company, zip code or phone number, in any order. */
export const userFilters = {
  search: searchWords.optional(),
  /** Only the erased users, or only the others. */
  erased: z
    .enum(['true', 'false'], { error: key('users.whetherErased') })
    .transform((value) => value === 'true')
    .optional(),
};

export const currentUser = endpoint({
  path: '/user',
  base: 'users',
  auth: 'user',
  summary: 'The profile of the logged-in user',
  answer: user,
});

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user',
  base: 'users',
  auth: 'user',
  summary: 'Change your profile; the e-mail address must stay the same',
  also: [403],
  body: profile,
});

export const setLanguage = endpoint({
  method: 'PUT',
  path: '/user/language',
  base: 'users',
  auth: 'user',
  summary: 'Choose the language that the company writes to you in',
  body: z.object({ language: z.enum(languages, key('users.language')) }),
});

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/user/auth',
  base: 'users',
  auth: 'user',
  summary: 'Change your password; your other sessions end',
  also: [403, 429],
  body: passwordChange.extend({ device }),
});

export const listUsers = endpoint({
  path: '/user/auth/all',
  base: 'users',
  auth: 'admin',
  summary: 'All users',
  answer: z.array(customer),
});

export const pageUsers = endpoint({
  path: '/user/auth/pages',
  base: 'users',
  auth: 'admin',
  summary: 'One page of the users',
  query: pageQuery(userSorts).extend(userFilters),
  answer: pageAnswer(customer),
});

export const getUser = endpoint({
  path: '/user/:id/auth',
  base: 'users',
  auth: 'admin',
  summary: 'One user',
  isVersioned: true,
  params: byId,
  answer: customer,
});

export const updateUser = endpoint({
  method: 'PUT',
  path: '/user/:id/auth',
  base: 'users',
  auth: 'admin',
  summary: 'Change a user; an empty password keeps the old one',
  also: [409],
  isVersioned: true,
  params: byId,
  body: userEdit,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/user/:id/auth',
  base: 'users',
  auth: 'admin',
  summary: 'Delete a user without reservations',
  params: byId,
});
