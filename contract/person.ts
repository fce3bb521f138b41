import { z } from 'zod';
import { line } from './common.ts';
import { email } from './email.ts';
import { limits } from './limits.ts';
import { phoneNumber } from './phone-number.ts';
import type { MessageKey } from './texts/message-key.ts';
import { vatId } from './vat-id.ts';

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
  vatId: optional(vatId),
};
