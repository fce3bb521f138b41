/**
 * Money that administrators note for a reservation. A deposit is given back, and neither pays nor is due; what is kept of it pays.
 */
export const paymentKinds = [
  'payment',
  'refund',
  'deposit_taken',
  'deposit_returned',
  'deposit_kept',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** `till` is money that a cash register took, which gives a receipt. `cash` is not noted any more, but was. */
export const paymentMethods = ['cash', 'card', 'transfer', 'till', 'other'] as const;
/** How money is noted. */
export const notedMethods = ['card', 'transfer', 'till', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
