import { z } from 'zod';
import { line } from './common.ts';

export const paymentMessages = {
  cardNumber: 'Please enter the card number',
  nameOnCard: 'Please enter the name on the card',
  expireDate: 'Please enter the expire date',
  expireDateInvalid: 'Enter a valid expire date (MM/YY)',
  cvc: 'Please enter CVC',
  cvcNotNumber: 'Must be number', // sic
  contract: 'Please read the contract and check the box',
} as const;

/** Whether `MM/YY` is a month that has not ended; as specified, a month ends with day 28. */
export function isValidExpireDate(value: string, today: string): boolean {
  const match = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(value);
  return match !== null && `20${match[2]}-${match[1]}-28` >= today;
}

/**
 * Card and contract of a booking. Checked in the browser only: card data is neither stored nor sent.
 * `today` is the date at the company's place, `YYYY-MM-DD`.
 */
export const paymentForm = (today: string) =>
  z.object({
    cardNumber: z
      .string({ error: paymentMessages.cardNumber })
      .regex(/^\d{4} \d{4} \d{4} \d{4}$/, paymentMessages.cardNumber),
    nameOnCard: line(paymentMessages.nameOnCard),
    expireDate: z
      .string({ error: paymentMessages.expireDate })
      .min(1, { error: paymentMessages.expireDate, abort: true })
      .refine((value) => isValidExpireDate(value, today), paymentMessages.expireDateInvalid),
    cvc: z
      .string({ error: paymentMessages.cvc })
      .min(1, { error: paymentMessages.cvc, abort: true })
      .regex(/^\d+$/, { error: paymentMessages.cvcNotNumber, abort: true })
      .length(3, paymentMessages.cvc),
    contract: z.literal(true, { error: paymentMessages.contract }),
  });
export type PaymentForm = z.input<ReturnType<typeof paymentForm>>;
