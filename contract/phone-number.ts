import { z } from 'zod';
import { coded } from './common.ts';

export const phoneMessages = {
  phoneNumber: 'Please enter your phone number',
  phoneForm:
    'Please write the number with its country code, such as +49 171 2345678, or as (999) 999-9999',
} as const;

const national = /^\(\d{3}\) \d{3}-\d{4}$/;
/** No country code begins with 0; E.164 has at most 15 digits. */
const international = /^\+[1-9](?: ?\d){7,14}$/;

/** Fewer than ten digits are an unfinished number; anything else invalid is in the wrong format. */
const isUnfinished = (value: string) =>
  /^[\d()\s-]*$/.test(value) && value.replaceAll(/\D/g, '').length < 10;

/** `(999) 999-9999`, or international: `+` and 8 to 15 digits, optionally grouped by single spaces. */
export const phoneNumber = z
  .string({ error: phoneMessages.phoneNumber })
  .overwrite((value) => value.trim().replaceAll(/\s+/g, ' '))
  // Neither check aborts, which would keep the form from comparing its other fields.
  .refine((value) => !isUnfinished(value), coded('phone_unfinished', phoneMessages.phoneNumber))
  .refine(
    (value) => isUnfinished(value) || national.test(value) || international.test(value),
    coded('phone_format', phoneMessages.phoneForm),
  );
