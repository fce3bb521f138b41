import type { Signature } from '../../contract/signature.ts';
import type { WallTime } from '../../contract/times.ts';
import { invalidField } from '../http/errors.ts';
import { toInstant } from '../time/wall-times.ts';

interface Found {
  damages: { id: string; place: string; note: string }[];
  signature?: Signature | null | undefined;
}

/** What a step found and who signed for it, as the database's functions take it. */
export const conditionOf = ({ damages, signature }: Found) => ({
  damages: JSON.stringify(damages.map(({ id, place, note }) => ({ id, place, note }))),
  signature: signature ? JSON.stringify(signature) : null,
});

/** Later ones the database does not take. */
const latest = new Date('9999-01-01');

interface Repair {
  until?: WallTime | null | undefined;
  note: string;
}

/** The block that a return begins with, as JSON; null for none. Throws a 400 if it would end before it begins. */
export function repairOf(block: Repair | null | undefined, zone: string): string | null {
  if (!block) return null;
  const until = block.until ? toInstant(block.until, zone, 'block') : null;
  if (until && until > latest) throw invalidField('block', 'invalid', 'blocks.until');
  if (until && until <= new Date()) throw invalidField('block', 'out_of_order', 'blocks.order');
  return JSON.stringify({ until, note: block.note });
}
