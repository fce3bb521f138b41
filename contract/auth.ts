import { z } from 'zod';
import { coded, commonMessages, email, line, required } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { phoneMessages, phoneNumber } from './phone-number.ts';

export const authMessages = {
  email: 'Please enter your email',
  password: 'Please enter your password',
  confirmPassword: 'Please re-enter your password',
  passwordsDiffer: "Password fields doesn't match", // sic
  tooShort: 'Must be at least 8 characters',
  lowercase: 'One lowercase character',
  uppercase: 'One uppercase character',
  special: 'One special character',
  digit: 'One number',
  tooCommon: 'This password is too common. Please choose another one',
  tooWeak: 'This password is easy to guess. Please choose a longer or less usual one',
  firstName: 'Please enter your first name',
  lastName: 'Please enter your last name',
  ...phoneMessages,
  address: 'Please enter your address',
  zipCode: 'Please enter your zip code',
  loginFailed: 'The email or the password is wrong',
  emailTaken: 'An account with this email already exists',
  registered: "You're registered successfully!",
  loggedOut: 'You are logged out',
} as const;

const contains = (pattern: RegExp) => (value: string) => pattern.test(value);

/** A new password. Messages come in the order of the rules. */
export const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .min(limits.password.min, authMessages.tooShort)
    .refine(contains(/[a-z]/), coded('no_lowercase', authMessages.lowercase))
    .refine(contains(/[A-Z]/), coded('no_uppercase', authMessages.uppercase))
    .refine(contains(/[@$!%*#?&]/), coded('no_special', authMessages.special))
    .refine(contains(/\d/), coded('no_digit', authMessages.digit))
    .max(limits.password.max, commonMessages.tooLong(limits.password.max));

/** Personal data, as registration, profile and user form share it. */
export const person = {
  firstName: line(authMessages.firstName),
  lastName: line(authMessages.lastName),
  phoneNumber,
  address: line(authMessages.address, limits.address),
  zipCode: line(authMessages.zipCode, limits.zipCode),
  email: email(authMessages.email),
};

export const credentials = z.object({
  email: email(authMessages.email),
  password: required(authMessages.password),
});

/** Identifies a known browser; values in any other form are ignored. */
const device = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);

export const registration = z
  .object({
    ...person,
    password: newPassword(authMessages.password),
    confirmPassword: required(authMessages.confirmPassword),
  })
  .check(typedTwice('password', 'confirmPassword'));

/** Compares two passwords once both are filled in, even while other fields are invalid. */
export function typedTwice(first: string, second: string) {
  return z.refine<Record<string, unknown>>((form) => form[first] === form[second], {
    path: [second],
    ...coded('passwords_differ', authMessages.passwordsDiffer),
    when: ({ value }) => {
      const form = value as Record<string, unknown> | null;
      return (
        typeof form?.[first] === 'string' && typeof form[second] === 'string' && form[second] !== ''
      );
    },
  });
}

export const login = endpoint({
  method: 'POST',
  path: '/login',
  auth: 'none',
  isPrivate: true,
  summary: 'Log in; the answer holds the session token',
  also: [401, 429],
  body: credentials.extend({ device }),
  answer: z.object({ token: z.string().min(1) }),
});

export const register = endpoint({
  method: 'POST',
  path: '/register',
  auth: 'none',
  isPrivate: true,
  status: 201,
  summary: 'Register a customer',
  also: [409, 429],
  body: registration,
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  auth: 'user',
  summary: 'End the session of this token',
});
