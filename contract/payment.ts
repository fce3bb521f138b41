import validate from 'card-validator';
import { z } from 'zod';
import { agreement } from './agreement.ts';
import { line } from './common.ts';
import { key } from './texts/message-key.ts';

/** How a card's brand groups its digits, and how long its number and its security code are. Null until the brand is known. */
export const cardType = (number: string) => validate.number(number).card;

/** A month and a year: `01/30`, `1/30` or `01/2030`. */
const expiry = /^(0?[1-9]|1[0-2])\/(?:20)?(\d{2})$/;

/** Whether the month has not ended; as specified, a month ends with day 28. */
export function isValidExpireDate(value: string, today: string): boolean {
  const [, month = '', year] = expiry.exec(value) ?? [];
  return year !== undefined && `20${year}-${month.padStart(2, '0')}-28` >= today;
}

/** A security code; `codeSize` says how long that of a card is. */
const codeForm = /^\d{3,4}$/;
const codeSize = (number: string) => cardType(number)?.code.size ?? 3;

/** Whether digits are missing. */
function isUnfinished(number: string): boolean {
  const { card, isPotentiallyValid, isValid } = validate.number(number);
  const digits = number.replaceAll(/\D/g, '').length;
  return !isValid && isPotentiallyValid && !card?.lengths.includes(digits);
}

const cardNumber = z
  .string({ error: key('payment.cardNumber') })
  .refine((value) => !isUnfinished(value), { error: key('payment.cardNumber'), abort: true })
  .refine((value) => validate.number(value).isValid, key('payment.cardNumberInvalid'));

/**
 * Card and contract of a booking. Checked in the browser only: card data is neither stored nor sent.
 * `today` is the date at the company's place, `YYYY-MM-DD`.
 */
export const paymentForm = (today: string) =>
  z
    .object({
      cardNumber,
      nameOnCard: line('payment.nameOnCard'),
      expireDate: z
        .string({ error: key('payment.expireDate') })
        .min(1, { error: key('payment.expireDate'), abort: true })
        .refine((value) => isValidExpireDate(value, today), key('payment.expireDateInvalid')),
      cvc: z
        .string({ error: key('payment.cvc') })
        .min(1, { error: key('payment.cvc'), abort: true })
        .regex(/^\d+$/, { error: key('payment.cvcNotNumber'), abort: true })
        .regex(codeForm, key('payment.cvc')),
      ...agreement.shape,
    })
    .refine(
      ({ cardNumber: number, cvc }) => !codeForm.test(cvc) || cvc.length === codeSize(number),
      {
        path: ['cvc'],
        error: key('payment.cvc'),
      },
    );
type CardForm = z.input<ReturnType<typeof paymentForm>>;
/** Without a card where customers pay at pick-up. */
export type PaymentForm = z.input<typeof agreement> & Partial<CardForm>;
