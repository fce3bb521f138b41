import { z } from 'zod';
import { authMessages, newPassword, person, typedTwice } from './auth.ts';
import { byId, pageAnswer, pageQuery, required, searchWords } from './common.ts';
import { endpoint } from './endpoint.ts';

export const roles = ['Customer', 'Administrator'] as const;
export type Role = (typeof roles)[number];

export const userMessages = {
  oldPassword: 'Please enter your current password',
  newPassword: 'Please enter your new password',
  confirmNewPassword: 'Please re-enter your new password',
  oldPasswordWrong: 'The current password is wrong',
  passwordUpdated: 'Your password was updated',
  profileUpdated: 'Your profile was updated',
  emailFixed: 'The email cannot be changed here',
  roles: 'Please select a role',
  builtIn: 'Built-in accounts can not be deleted and updated', // sic
  notFound: 'There is no such user',
  updated: 'User was updated',
  deleted: 'User was deleted',
  hasReservations: 'This user has reservations and cannot be deleted',
  lastAdministrator: 'The last administrator cannot lose this role',
} as const;

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
  builtIn: z.boolean().default(false),
  roles: z.array(z.string()),
});
export type User = z.output<typeof user>;

export const profile = z.object(person);

const passwords = {
  oldPassword: required(userMessages.oldPassword),
  newPassword: newPassword(userMessages.newPassword),
};

const passwordChange = z.object(passwords);

/** The form of a password change: the new password is typed twice. */
export const passwordForm = z
  .object({
    ...passwords,
    confirmNewPassword: required(userMessages.confirmNewPassword),
  })
  .check(typedTwice('newPassword', 'confirmNewPassword'));

/** An administrator's edit of a user; without a password or with an empty one, the old one remains. */
export const userEdit = z.object({
  ...person,
  password: z
    .union([z.literal(['', null]).transform(() => undefined), newPassword(authMessages.password)])
    .optional(),
  roles: z
    .array(z.enum(roles, { error: userMessages.roles }), { error: userMessages.roles })
    .min(1, userMessages.roles)
    .max(roles.length, userMessages.roles)
    .transform((chosen) => [...new Set(chosen)]),
});

export const userSorts = ['firstName', 'lastName', 'email', 'id'] as const;

/** `search`: words of a name, e-mail address, zip code or phone number, in any order. */
export const userFilters = { search: searchWords.optional() };

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

export const changePassword = endpoint({
  method: 'PATCH',
  path: '/user/auth',
  base: 'users',
  auth: 'user',
  summary: 'Change your password; your other sessions end',
  also: [403, 429],
  body: passwordChange,
});

export const listUsers = endpoint({
  path: '/user/auth/all',
  base: 'users',
  auth: 'admin',
  summary: 'All users',
  answer: z.array(user),
});

export const pageUsers = endpoint({
  path: '/user/auth/pages',
  base: 'users',
  auth: 'admin',
  summary: 'One page of the users',
  query: pageQuery(userSorts).extend(userFilters),
  answer: pageAnswer(user),
});

export const getUser = endpoint({
  path: '/user/:id/auth',
  base: 'users',
  auth: 'admin',
  summary: 'One user',
  isVersioned: true,
  params: byId,
  answer: user,
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
