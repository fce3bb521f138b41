import {
  block,
  createBlock,
  deleteBlock,
  updateBlock,
  type Stayed,
} from '../../../../contract/vehicles/blocks.ts';
import type { blockReasons } from '../../../../contract/vehicles/block-reasons.ts';
import type { Conflict } from '../../../../contract/vehicles/block.ts';
import { ApiError, call, type Request } from '../../../lib/api/api.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { blockTexts } from '../../../lib/texts/texts.ts';

/** A block as it is to be, with wall times at the company's place; `until` is null for an open one. */
export interface NewBlock {
  vehicleId: number;
  from: string;
  until: string | null;
  reason: (typeof blockReasons)[number];
  note: string;
}
export type Block = NewBlock & { id: number; version?: number | undefined };

/** Another vehicle for a reservation in a block's way. */
export interface Move {
  reservationId: number;
  vehicleId: number;
  anyKind?: boolean;
}

/** What becomes of reservations in a block's way: those that are not moved are left without a vehicle, if that is said. */
export interface Way {
  move: Move[];
  leave: boolean;
}

type Moved = { reservationId: number; version: number; anyKind?: boolean | undefined }[];

/** A block as it was stored, and reservations as they were when they had made way: moved, or left without a vehicle. */
export interface StoredBlock {
  block: Block;
  moved: Moved;
  left?: Moved | undefined;
}

/** The ETag of a block. */
export const etagOf = ({ version }: Block): string => `"${version}"`;

const change = (current: Block, body: Request<typeof updateBlock>['body']) =>
  call(updateBlock, { params: { id: current.id }, body }, { version: etagOf(current) });

const bodyOf = ({ vehicleId, from, until, reason, note }: NewBlock): NewBlock => ({
  vehicleId,
  from,
  until,
  reason,
  note,
});

/**
 * Creates a block if `current` is null, else changes that one, unless somebody else did meanwhile.
 * @throws ApiError, also if reservations are in the way
 */
export const storeBlock = (
  current: Block | null,
  to: NewBlock,
  way: Way = { move: [], leave: false },
  ofReturn: number | null = null,
): Promise<StoredBlock> =>
  current
    ? change(current, { ...bodyOf(to), ...way })
    : call(createBlock, { body: { ...bodyOf(to), ...way, ofReturn } });

/** @throws ApiError, also if somebody else changed the block meanwhile */
export const removeBlock = (current: Block, moveBack: StoredBlock['moved'] = []) =>
  call(
    deleteBlock,
    { params: { id: current.id }, body: { moveBack } },
    { version: etagOf(current) },
  );

/**
 * Makes a block what it was `before`, or deletes it if that is null, unless somebody else changed it meanwhile. What it moved
 * goes back; returns what could not.
 * @throws ApiError
 */
export async function takeBack(
  { block: current, moved, left = [] }: StoredBlock,
  before: NewBlock | null,
): Promise<Stayed> {
  const answer = before
    ? await change(current, { ...bodyOf(before), moveBack: [...moved, ...left] })
    : await removeBlock(current, [...moved, ...left]);
  return answer.stayed;
}

/** The reservations that kept a block from being stored; null if something else did. */
export function conflictsOf(error: unknown): Conflict[] | null {
  if (!(error instanceof ApiError) || error.details.code !== 'conflicts') return null;
  const conflicts = (error.details.conflicts ?? []) as Conflict[];
  return conflicts.length > 0 ? conflicts : null;
}

/** What somebody else has made of a block that was not written therefore; null if it was not for that reason. */
export function currentOf(error: unknown): Block | null {
  if (!(error instanceof ApiError) || error.details.code !== 'changed_meanwhile') return null;
  return block.safeParse(error.details.current).data ?? null;
}

/** A block in words. */
export function blockName({ reason, from, until, note }: Omit<NewBlock, 'vehicleId'>): string {
  const texts = blockTexts();
  const span = texts.span(dateTime(from), until && dateTime(until));
  return texts.name(texts.reasons[reason], span, note);
}

/** What became of a block and of the reservations in its way; `before` is null for a new one. */
export function storedText(
  { block, moved, left = [] }: StoredBlock,
  before: Block | null,
  vehicle: string,
): string {
  const texts = blockTexts();
  const text = before ? texts.updated : texts.created;
  const messages = [
    text(vehicle, blockName(block)),
    moved.length > 0 && texts.moved(moved.length),
    left.length > 0 && texts.left(left.length),
  ];
  return messages.filter(Boolean).join('. ');
}
