import { byId } from '../values/common.ts';
import { deleteEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { counterAnswer } from './counter.ts';
import {
  hasReceipt,
  newPayment,
  paymentId,
  receiptMissing,
  severalPayments,
} from './new-payment.ts';

export const addPayment = postEndpoint({
  path: '/reservations/:id/payments',
  right: 'payments',
  fieldRights: { kind: 'refunds', further: 'refunds' },
  isVersioned: true,
  summary:
    'Note money that was paid, given back or kept of the deposit, and what goes with it; a repeat with the same id adds nothing',
  also: [409],
  params: byId,
  body: newPayment.extend({ further: severalPayments }).refine(hasReceipt, receiptMissing),
  answer: counterAnswer,
});

export const removePayment = deleteEndpoint({
  path: '/reservations/:id/payments/:paymentId',
  right: 'refunds',
  isVersioned: true,
  summary: 'Remove money that was noted by mistake, on the day on which it was noted',
  also: [409],
  params: byId.extend({ paymentId }),
  answer: counterAnswer,
});
