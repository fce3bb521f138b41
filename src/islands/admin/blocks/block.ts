import { createBlock, deleteBlock, updateBlock } from '../../../../contract/blocks.ts';
import type { blockReasons } from '../../../../contract/block-reasons.ts';
import type { Conflict } from '../../../../contract/reservations-admin.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { dateTime } from '../../../lib/format.ts';
import { blockTexts } from '../../../lib/texts.ts';

/** A block as it is to be, with wall times at the company's place; `until` is null for an open one. */
export interface NewBlock {
  vehicleId: number;
  from: string;
  until: string | null;
  reason: (typeof blockReasons)[number];
  note: string;
}
export type Block = NewBlock & { id: number; version?: number | undefined };

/** The stored block to change, in the version that is known of it. */
export type StoredBlock = Pick<Block, 'id' | 'version'>;

/** Another vehicle for a reservation in a block's way. */
export interface Move {
  reservationId: number;
  vehicleId: number;
}

/**
 * Creates a block if `stored` is null, else changes that one, unless somebody else did meanwhile.
 * @throws ApiError, also if reservations are in the way
 */
export async function storeBlock(
  stored: StoredBlock | null,
  block: NewBlock,
  move: Move[] = [],
): Promise<Block> {
  const body = { ...block, move };
  const answer =
    stored === null
      ? await call(createBlock, { body })
      : await call(
          updateBlock,
          { params: { id: stored.id }, body },
          { version: stored.version ? `"${stored.version}"` : null },
        );
  return answer.block;
}

export const removeBlock = (id: number) => call(deleteBlock, { params: { id } });

/** The reservations that kept a block from being stored; null if something else did. */
export function conflictsOf(error: unknown): Conflict[] | null {
  if (!(error instanceof ApiError) || error.details.code !== 'conflicts') return null;
  const conflicts = (error.details.conflicts ?? []) as Conflict[];
  return conflicts.length > 0 ? conflicts : null;
}

/** A block in words. */
export function blockName({ reason, from, until, note }: Omit<NewBlock, 'vehicleId'>): string {
  const texts = blockTexts();
  const span = texts.span(dateTime(from), until && dateTime(until));
  return texts.name(texts.reasons[reason], span, note);
}
