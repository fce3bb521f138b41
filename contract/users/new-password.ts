import { z } from 'zod';
import { coded } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { key, type MessageKey } from '../texts/message-key.ts';

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
