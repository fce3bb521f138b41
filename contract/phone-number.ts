import { z } from 'zod';
import { coded } from './common.ts';
import { key } from './texts/message-key.ts';

const national = /^\(\d{3}\) \d{3}-\d{4}$/;
/** No country code begins with 0; E.164 has at most 15 digits. */
const international = /^\+[1-9](?: ?\d){7,14}$/;

/** Fewer than ten digits are an unfinished number; anything else invalid is in the wrong format. */
const isUnfinished = (value: string) =>
  /^[\d()\s-]*$/.test(value) && value.replaceAll(/\D/g, '').length < 10;

/** `(999) 999-9999`, or international: `+` and 8 to 15 digits, optionally grouped by single spaces. */
export const phoneNumber = z
  .string({ error: key('auth.phoneNumber') })
  .overwrite((value) => value.trim().replaceAll(/\s+/g, ' '))
  // Neither check aborts, which would keep the form from comparing its other fields.
  .refine((value) => !isUnfinished(value), coded('phone_unfinished', 'auth.phoneNumber'))
  .refine(
    (value) => isUnfinished(value) || national.test(value) || international.test(value),
    coded('phone_format', 'auth.phoneForm'),
  );
