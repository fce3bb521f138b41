/** The second step of a booking: loaded at once, when a vehicle is free. */
export { paymentForm } from '../../../contract/reservations/payment.ts';
export { PaymentFields } from './PaymentFields.tsx';
