import { z } from 'zod';
import { optional } from './auth.ts';
import { note } from './common.ts';
import { licenceClasses } from './licence-classes.ts';
import { limits } from './limits.ts';
import { key } from './texts/message-key.ts';
import { day } from './times.ts';

/** What administrators store about a customer. Calls that leave it out leave it as it is; null and '' are nothing. */
export const customerEdit = {
  note: optional(note('users.note', limits.customerNote), key('users.note')),
  blocked: z.boolean({ error: key('users.blocked') }).nullish(),
  licenceSeenOn: optional(day, key('users.licenceSeenOn')),
  licenceClass: optional(z.enum(licenceClasses), key('users.licenceClass')),
};

/** The same, as administrators get it; other hosts know nothing of it. */
export const customerData = {
  note: z.string().nullish(),
  /** Whether they may not book by themselves. */
  blocked: z.boolean().optional(),
  /** The day on which the driving licence was last seen; null for never. */
  licenceSeenOn: z.string().nullish(),
  licenceClass: z.string().nullish(),
  /** The record that an erased one was merged into. */
  mergedInto: z.number().nullish(),
};
