import { z } from 'zod';
import { blockTime } from './block.ts';
import { blockReasons } from './block-reasons.ts';
import { byId, coded, id, writeAnswer } from '../values/common.ts';
import { optionalNote } from '../values/notes.ts';
import { deleteEndpoint, getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { isInOrder, outOfOrder } from './days.ts';
import { key } from '../texts/message-key.ts';
import { day, wireTime } from '../values/times.ts';

export const block = blockTime.extend({ vehicleId: z.number() });
export type Block = z.output<typeof block>;

/** Another vehicle for a reservation that is in a block's way; its price stays. Without `anyKind` it is one of the same category. */
const move = z.object({
  reservationId: id,
  vehicleId: id,
  anyKind: z.boolean({ error: key('blocks.move') }).optional(),
});
export const moves = z
  .array(move, { error: key('blocks.move') })
  .max(limits.moves)
  .nullish();

/** Whether reservations in the way that are not moved are left without a vehicle. They stand; those that run are never left. */
export const leave = z.boolean({ error: key('blocks.leave') }).nullish();

/** A reservation as it was left when it was moved out of a block's way. */
export const moved = z.object({
  reservationId: z.number(),
  version: z.number(),
  /** Whether it may have become a vehicle of another category. */
  anyKind: z.boolean().optional(),
});

/** Reservations that go back to the block's vehicle if they still are as their move left them; their prices stay. */
const moveBack = z
  .array(
    z.object({
      reservationId: id,
      version: id,
      anyKind: z.boolean({ error: key('blocks.moveBack') }).optional(),
    }),
    { error: key('blocks.moveBack') },
  )
  .max(limits.moves)
  .nullish();

/** Who takes vehicles out of service does not thereby change reservations. */
export const moveRights = { move: 'reservations.write', leave: 'reservations.write' } as const;
const moveBackRight = { moveBack: 'reservations.write' } as const;

/** Reservations that could not go back, and why: they are no longer as their move left them, or the vehicle is taken. */
export const stayed = z.array(
  z.object({
    /** Null for a block that a hand-over has ended. */
    reservationId: z.number().nullable(),
    code: z.enum(['changed_meanwhile', 'vehicle_taken']),
  }),
);
export type Stayed = z.output<typeof stayed>;

const fields = z.object({
  vehicleId: id,
  from: wireTime('blocks.from'),
  until: wireTime('blocks.until').nullish(),
  reason: z.enum(blockReasons, { error: key('blocks.reason') }),
  note: optionalNote('blocks.note'),
  move: moves,
  leave,
});
type Span = Pick<z.output<typeof fields>, 'from' | 'until'>;
const endsLater = ({ from, until }: Span) => !until || from < until;
const endsEarlier = { path: ['until'], ...coded('out_of_order', 'blocks.order') };

const created = z.object({
  success: z.boolean(),
  message: z.string(),
  block,
  /** As `moveBack` takes them. */
  moved: z.array(moved),
  /** Those that were left without a vehicle; `moveBack` takes them, too. */
  left: z.array(moved).optional(),
});

export const listBlocks = getEndpoint({
  path: '/blocks',
  right: 'blocks',
  summary: 'The blocks that overlap the days between two, both included, by their beginnings',
  query: z
    .object({ from: day, until: day, vehicleId: id.optional() })
    .refine(isInOrder, outOfOrder),
  answer: z.array(block),
});

export const createBlock = postEndpoint({
  path: '/blocks',
  right: 'blocks',
  fieldRights: moveRights,
  status: 201,
  summary: 'Take a vehicle out of service; 409 with the reservations in the way that are not moved',
  also: [404, 409],
  body: fields
    .extend({
      /** The reservation whose return it follows: undoing that takes it back, with what made way for it. */
      ofReturn: id.nullish(),
    })
    .refine(endsLater, endsEarlier),
  answer: created,
});

export const updateBlock = putEndpoint({
  path: '/blocks/:id',
  right: 'blocks',
  fieldRights: { ...moveRights, ...moveBackRight },
  isVersioned: true,
  summary: 'Change a block; what an earlier change moved can go back in the same step',
  also: [404, 409],
  params: byId,
  body: fields.extend({ moveBack }).refine(endsLater, endsEarlier),
  answer: created.extend({ stayed }),
});

export const deleteBlock = deleteEndpoint({
  path: '/blocks/:id',
  right: 'blocks',
  fieldRights: moveBackRight,
  isVersioned: true,
  summary: 'Put a vehicle back into service; what was moved can go back in the same step',
  params: byId,
  body: z.object({ moveBack }),
  answer: writeAnswer.extend({ stayed }),
});
