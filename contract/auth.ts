import { z } from 'zod';
import { coded, email, line, required } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { phoneNumber } from './phone-number.ts';
import { key, type MessageKey } from './texts/message-key.ts';

const contains = (pattern: RegExp) => (value: string) => pattern.test(value);

/** A new password. Messages come in the order of the rules. */
export const newPassword = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .min(limits.password.min, key('auth.tooShort'))
    .refine(contains(/[a-z]/), coded('no_lowercase', 'auth.lowercase'))
    .refine(contains(/[A-Z]/), coded('no_uppercase', 'auth.uppercase'))
    .refine(contains(/[@$!%*#?&]/), coded('no_special', 'auth.special'))
    .refine(contains(/\d/), coded('no_digit', 'auth.digit'))
    .max(limits.password.max, key('common.tooLong', { maximum: limits.password.max }));

/** Personal data, as registration, profile and user form share it. */
export const person = {
  firstName: line('auth.firstName'),
  lastName: line('auth.lastName'),
  phoneNumber,
  address: line('auth.address', limits.address),
  zipCode: line('auth.zipCode', limits.zipCode),
  email: email('auth.email'),
};

/** Null for what was left empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema, error?: MessageKey) =>
  z.union([z.literal('').transform(() => null), schema], error && { error }).nullish();

/** What businesses add to their account. Calls that leave it out leave it as it is. */
export const company = {
  companyName: optional(line('auth.companyName')),
  vatId: optional(
    line('auth.vatId', limits.vatId).refine(
      contains(/^[a-z]{2}(?=.*\d)[-+*. \da-z]+$/i),
      key('auth.vatId'),
    ),
  ),
};

export const credentials = z.object({
  email: email('auth.email'),
  password: required('auth.password'),
});

/** Identifies a known browser; values in any other form are ignored. */
export const device = z
  .string()
  .regex(/^[\w-]{43}$/)
  .optional()
  .catch(undefined);

export const registration = z
  .object({
    ...person,
    ...company,
    password: newPassword('auth.password'),
    confirmPassword: required('auth.confirmPassword'),
  })
  .check(typedTwice('password', 'confirmPassword'));

/** Compares two passwords once both are filled in, even while other fields are invalid. */
export function typedTwice(first: string, second: string) {
  return z.refine<Record<string, unknown>>((form) => form[first] === form[second], {
    path: [second],
    ...coded('passwords_differ', 'auth.passwordsDiffer'),
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
  body: registration.safeExtend({ device }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  auth: 'user',
  summary: 'End the session of this token',
});
