import { z } from 'zod';
import { orderReference } from '../reservations/order-reference.ts';
import { byId } from '../values/common.ts';
import { putEndpoint } from '../wire/endpoint.ts';
import { counterAnswer } from './counter.ts';

/** Also the form. Null and '' are nothing, and so is what is left out. */
export const orderReferenceForm = z.object(orderReference);

export const setOwnOrderReference = putEndpoint({
  path: '/reservations/:id/order-reference/auth',
  auth: 'user',
  summary: 'Say what the invoice of an own reservation is to name, also after the rental',
  also: [404],
  params: byId,
  body: orderReferenceForm,
});

export const setOrderReference = putEndpoint({
  path: '/reservations/:id/admin/order-reference',
  right: 'reservations.write',
  isVersioned: true,
  summary: 'Say what the invoice is to name, also after the rental',
  params: byId,
  body: orderReferenceForm,
  answer: counterAnswer,
});
