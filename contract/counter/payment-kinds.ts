/** Money that administrators note for a reservation. A deposit is given back, and neither pays nor is due. */
export const paymentKinds = ['payment', 'refund', 'deposit_taken', 'deposit_returned'] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const paymentMethods = ['cash', 'card', 'transfer', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
