import { z } from 'zod';
import type { takeBack } from '../../../../contract/counter/counter.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { note } from '../../../../contract/values/notes.ts';
import { number } from '../../../../contract/values/numbers.ts';
import { key, type MessageKey } from '../../../../contract/texts/message-key.ts';
import { vehicleFields } from '../../../../contract/vehicles/vehicle-fields.ts';
import type { Request } from '../../../lib/api/api.ts';
import { wallTime, today } from '../../../lib/api/clock.ts';
import { conditionTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { newId } from '../../../lib/storage/new-id.ts';
import { driversField, type TypedDriver } from '../../../lib/rental/drivers.ts';
import { paymentRow, type TypedPayment } from '../payment-rows/payment-rows.ts';
import { damageText } from '../condition/damage-text.ts';
import { newDamage, type TypedDamage } from '../condition/new-damage.ts';

/** A step's form: texts, and lists of texts, so that a draft holds it. */
export const emptyStep = {
  mileageKm: '',
  /** `0` to `8`. */
  fuelEighths: '',
  licenceSeen: '' as '' | 'yes',
  note: '',
  reason: '',
  /** Of a step that happened earlier, `YYYY-MM-DD` and `HH:mm`; both empty for now. */
  atDate: '',
  atTime: '',
  /** Who drives; of a hand-over only. */
  drivers: [] as TypedDriver[],
  /** Those that this step finds. */
  damages: [] as TypedDamage[],
  /** What is paid with it. */
  payments: [] as TypedPayment[],
  /** Whether the vehicle is taken out of service, and until when; both empty for nobody knows. */
  block: '' as '' | 'yes',
  blockDate: '',
  blockTime: '',
  /** Who signs, and what was drawn, as the data of an SVG path. */
  signer: '',
  strokes: '',
};
export type StepForm = typeof emptyStep;

interface Rules {
  /** The least mileage; null for any. */
  leastKm: number | null;
  needsReason: boolean;
}

const fields = z.object({
  mileageKm: number(key('counter.mileageKm'), vehicleFields.mileageKm) as z.ZodType<number, string>,
  fuelEighths: z
    .string({ error: key('counter.fuelEighths') })
    .regex(/^[0-8]$/, key('counter.fuelEighths'))
    .transform(Number),
  licenceSeen: z.enum(['', 'yes']).transform((seen) => seen === 'yes'),
  note: note('counter.note'),
  reason: note('counter.reason'),
  atDate: z.string(),
  atTime: z.string(),
  drivers: driversField,
  damages: z.array(newDamage),
  payments: z.array(paymentRow),
  block: z.enum(['', 'yes']).transform((block) => block === 'yes'),
  blockDate: z.string(),
  blockTime: z.string(),
  signer: z
    .string()
    .trim()
    .max(limits.line, key('common.tooLong', { maximum: limits.line })),
  strokes: z.string(),
});
export type StepInput = z.input<typeof fields>;
export type StepValues = z.output<typeof fields>;

const isObject = { when: ({ value }: { value: unknown }) => typeof value === 'object' };

/** The form of a hand-over or a return. */
export const stepForm = ({ leastKm, needsReason }: Rules) =>
  fields.superRefine((form: Partial<StepValues>, context) => {
    const { mileageKm, reason = '', atDate = '', atTime = '' } = form;
    const add = (path: keyof StepForm, message: MessageKey | (string & {})) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { errors, kilometres } = counterTexts();
    // Of a field that is wrong there is what was typed.
    if (leastKm !== null && typeof mileageKm === 'number' && mileageKm < leastKm)
      add('mileageKm', errors.belowHandOver(kilometres(leastKm)));
    if (needsReason && !reason.trim()) add('reason', 'counter.reason');
    if (atDate && !atTime) add('atTime', errors.time);
    else if ((timeOf({ atDate, atTime }) ?? '') > wallTime()) add('atTime', 'counter.inFuture');
    const { block, blockDate = '', blockTime = '' } = form;
    if (!block) return;
    if (blockDate && !blockTime) add('blockTime', errors.time);
    else if (blockTime && !blockDate) add('blockDate', 'blocks.until');
    else if (blockDate && `${blockDate}T${blockTime}` <= wallTime())
      add('blockTime', 'blocks.order');
  }, isObject);

/** When a step happened, `YYYY-MM-DDTHH:mm`; a time alone is one of today. Undefined for now. */
export function timeOf({ atDate, atTime }: Pick<StepForm, 'atDate' | 'atTime'>) {
  if (!atTime) return undefined;
  return `${atDate || today()}T${atTime}`;
}

/** What was read off the vehicle, as the calls take it. */
export const readingsOf = (form: Pick<StepValues, 'mileageKm' | 'fuelEighths'> & At) => ({
  mileageKm: form.mileageKm,
  fuelEighths: form.fuelEighths,
  at: timeOf(form),
});
type At = Pick<StepForm, 'atDate' | 'atTime'>;

/** The server's messages beside the form's fields: the wire has one field for date and time. */
export const besideStep = ({ at, signature, block, ...others }: Record<string, string>) => ({
  ...others,
  ...(at && { atTime: at }),
  ...(signature && { signer: signature }),
  ...(block && { blockTime: block }),
});

type Body = Request<typeof takeBack>['body'];

/** What a step found and who signed, as the calls take it; nothing where there is nothing. */
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

/** What is paid with a step, as the calls take it; nothing where there is nothing. */
export const paymentsOf = ({ payments }: StepValues): Pick<Body, 'payments'> =>
  payments.length > 0 ? { payments: payments.map((row) => ({ ...row, id: newId() })) } : {};
