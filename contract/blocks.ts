import { z } from 'zod';
import { blockReasons } from './block-reasons.ts';
import { byId, coded, id } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { isInOrder, outOfOrder } from './reservations-admin.ts';
import { key } from './texts/message-key.ts';
import { day, wireTime } from './times.ts';

/** A time at which a vehicle is out of service, with wall-clock times at the company's place; `until` is null if open. */
export const block = z.object({
  id: z.number(),
  vehicleId: z.number(),
  from: z.string(),
  until: z.string().nullable(),
  reason: z.enum(blockReasons),
  note: z.string(),
});
export type Block = z.output<typeof block>;

/** Another vehicle for a reservation that is in a block's way; its price stays. */
const move = z.object({ reservationId: id, vehicleId: id });

const fields = z.object({
  vehicleId: id,
  from: wireTime('blocks.from'),
  until: wireTime('blocks.until').nullish(),
  reason: z.enum(blockReasons, { error: key('blocks.reason') }),
  note: z
    .string({ error: key('blocks.note') })
    .trim()
    .max(limits.note, key('common.tooLong', { maximum: limits.note }))
    .nullish()
    .transform((note) => note ?? ''),
  move: z
    .array(move, { error: key('blocks.move') })
    .max(limits.moves)
    .nullish(),
});
const blockEdit = fields.refine(({ from, until }) => !until || from < until, {
  path: ['until'],
  ...coded('out_of_order', 'blocks.order'),
});

export const listBlocks = endpoint({
  path: '/blocks',
  auth: 'admin',
  summary: 'The blocks that overlap the days between two, both included, by their beginnings',
  query: z
    .object({ from: day, until: day, vehicleId: id.optional() })
    .refine(isInOrder, outOfOrder),
  answer: z.array(block),
});

export const createBlock = endpoint({
  method: 'POST',
  path: '/blocks',
  auth: 'admin',
  status: 201,
  summary: 'Take a vehicle out of service; 409 with the reservations in the way that are not moved',
  also: [404, 409],
  body: blockEdit,
  answer: z.object({ success: z.boolean(), message: z.string(), block }),
});

export const updateBlock = endpoint({
  method: 'PUT',
  path: '/blocks/:id',
  auth: 'admin',
  isVersioned: true,
  summary: 'Change a block',
  also: [404, 409],
  params: byId,
  body: blockEdit,
  answer: z.object({ success: z.boolean(), message: z.string(), block }),
});

export const deleteBlock = endpoint({
  method: 'DELETE',
  path: '/blocks/:id',
  auth: 'admin',
  summary: 'Put a vehicle back into service',
  params: byId,
});
