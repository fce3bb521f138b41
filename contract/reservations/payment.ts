import validate from 'card-validator';
import { z } from 'zod';
import { line } from '../values/common.ts';
import { orderReference } from './order-reference.ts';
import { isObject } from './rental.ts';
import { key } from '../texts/message-key.ts';

/** That the customer has read the contract, which is asked of every booking, and what the invoice is to name. */
export const agreement = z.object({
  ...orderReference,
  contract: z.literal(true, { error: key('payment.contract') }),
});

/** How a card's brand groups its digits, and how long its number and its security code are. Null until the brand is known. */
export const cardType = (number: string) => validate.number(number).card;

/** A month and a year: `01/30` or `1/30`. */
const expiry = /^(0?[1-9]|1[0-2])\/(\d{2})$/;

/** `01/30` from what browsers and password managers fill in: `01/2030`, `01 / 30`, `012030`, `2030-01`. */
export const withShortYear = (value: string): string =>
  value
    .replaceAll(/\s/g, '')
    .replace(/^20(\d{2})-(\d{2})$/, '$2/$1')
    .replace(/^(\d{1,2})[/.-]?20(\d{2})$/, '$1/$2')
    .replace(/^(\d{2})(\d{2})$/, '$1/$2');

/** Whether the month has not ended; as specified, a month ends with day 28. */
export function isValidExpireDate(value: string, today: string): boolean {
  const [, month = '', year] = expiry.exec(withShortYear(value)) ?? [];
  return year !== undefined && `20${year}-${month.padStart(2, '0')}-28` >= today;
}

/** The digits of a card's security code: three, or four of American Express. */
export const codeSize = (number: string): number => cardType(number)?.code.size ?? 3;
const codeForm = /^\d{3,4}$/;

/** Whether the security code is as long as those of the card; a code of another form has a message of its own. */
const isCodeOf = ({ cardNumber: number, cvc }: Partial<Record<'cardNumber' | 'cvc', string>>) =>
  !codeForm.test(cvc ?? '') || cvc!.length === codeSize(number ?? '');

/** Whether digits are missing. */
function isUnfinished(number: string): boolean {
  const { card, isPotentiallyValid, isValid } = validate.number(number);
  const digits = number.replaceAll(/\D/g, '').length;
  return !isValid && isPotentiallyValid && !card?.lengths.includes(digits);
}

const cardNumber = z
  .string({ error: key('payment.cardNumber') })
  // No check aborts, which would keep the form from comparing the code with the card.
  .refine((value) => !isUnfinished(value), key('payment.cardNumber'))
  .refine(
    (value) => isUnfinished(value) || validate.number(value).isValid,
    key('payment.cardNumberInvalid'),
  );

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
        .min(1, key('payment.expireDate'))
        .refine(
          (value) => value === '' || isValidExpireDate(value, today),
          key('payment.expireDateInvalid'),
        ),
      cvc: z
        .string({ error: key('payment.cvc') })
        .min(1, { error: key('payment.cvc'), abort: true })
        .regex(/^\d+$/, { error: key('payment.cvcNotNumber'), abort: true })
        .regex(codeForm, key('payment.cvc')),
      ...agreement.shape,
    })
    // Runs even while other fields are empty, so that it is told at once.
    .refine(isCodeOf, { path: ['cvc'], error: key('payment.cvc'), when: isObject });
type CardForm = z.input<ReturnType<typeof paymentForm>>;
/** Without a card where customers pay at pick-up. */
export type PaymentForm = z.input<typeof agreement> & Partial<CardForm>;
