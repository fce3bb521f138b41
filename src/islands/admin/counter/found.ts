import type { Request } from '../../../lib/api.ts';
import type { takeBack } from '../../../../contract/counter.ts';
import { conditionTexts } from '../../../lib/texts.ts';
import type { StepValues } from './step-form.ts';
import { damageText } from '../condition/damage-text.ts';

type Body = Request<typeof takeBack>['body'];

/** What a step found and who signed, as the calls take it; nothing where there is nothing, for hosts that know neither. */
export function foundBy({ damages, signer, strokes }: StepValues, customer: string) {
  const name = signer || (strokes ? customer : '');
  return {
    ...(damages.length > 0 && { damages }),
    ...(name && { signature: { name, strokes: strokes || null } }),
  } satisfies Partial<Body>;
}

/** The block that a return begins with; nothing without new damages. */
export function blockOf({ block, blockDate, blockTime, damages }: StepValues): Pick<Body, 'block'> {
  if (!block || damages.length === 0) return {};
  const until = blockDate ? `${blockDate}T${blockTime}` : null;
  const note = [conditionTexts().block.note, ...damages.map(damageText)].join(', ');
  return { block: { until, note: note.slice(0, 500) } };
}
