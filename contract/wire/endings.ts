import { z } from 'zod';
import { freeText, line, writeAnswer } from '../values/common.ts';
import { isVisible } from '../values/characters.ts';
import { email } from '../values/email.ts';
import { limits } from '../values/limits.ts';
import { calendarDay } from '../values/times.ts';
import { key } from '../texts/message-key.ts';
import { postEndpoint } from './endpoint.ts';

export const endingKinds = ['ordinary', 'cause'] as const;

const fields = {
  name: line('contact.name'),
  email: email('contact.email'),
  /** As its writer names it; nobody is told whether there is such a contract. */
  number: line('endings.number'),
  kind: z.enum(endingKinds, { error: key('endings.kind') }),
  reason: freeText('endings.reason').max(
    limits.note,
    key('common.tooLong', { maximum: limits.note }),
  ),
  /** As soon as possible, or at the end of this day, `YYYY-MM-DD`. */
  when: z.union([z.literal('next'), calendarDay('endings.when')], { error: key('endings.when') }),
};

type Declared = { kind?: unknown; reason?: unknown };

const givesReason = ({ kind, reason = '' }: Declared): boolean =>
  kind !== 'cause' || isVisible(String(reason));
const reasonMissing = { path: ['reason'], error: key('endings.reason') };

/** The declaration that ends a contract (§ 312k BGB). */
export const ending = z.object(fields).refine(givesReason, reasonMissing);
export type Ending = z.output<typeof ending>;

/** Its form: without a day, as soon as possible. */
export const endingForm = z
  .object({
    ...fields,
    when: z
      .literal('')
      .transform(() => 'next')
      .or(fields.when),
  })
  .refine(givesReason, reasonMissing);

export const endContract = postEndpoint({
  path: '/contracts/end',
  auth: 'none',
  summary: 'Declare that a contract ends, whether there is such a contract or not',
  also: [429],
  body: ending,
  /** When it arrived: a wall-clock time at the company's place. */
  answer: writeAnswer.extend({ receivedAt: z.string() }),
});
