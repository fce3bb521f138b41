import { z } from 'zod';
import { blockReasons } from './block-reasons.ts';

/**
 * A time at which a vehicle is out of service, with wall-clock times at the company's place; `until` is null if open.
 * `version` is what If-Match takes; other hosts may have none.
 */
export const blockTime = z.object({
  id: z.number(),
  from: z.string(),
  until: z.string().nullable(),
  reason: z.enum(blockReasons),
  note: z.string(),
  version: z.number().optional(),
});
export type BlockTime = z.output<typeof blockTime>;
