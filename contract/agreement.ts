import { z } from 'zod';
import { key } from './texts/message-key.ts';

/** That the customer has read the contract; asked of every booking. */
export const agreement = z.object({
  contract: z.literal(true, { error: key('payment.contract') }),
});
