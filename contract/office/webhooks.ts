import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { byId, id, writeAnswer } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { deleteEndpoint, getEndpoint, postEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { pageAnswer, pageQuery } from '../wire/paging.ts';
import { webhookEvents } from './webhook-events.ts';

/** Another program's address that is told what happens, as Standard Webhooks says. Times are wall-clock times at the company's place. */
export const webhook = z.object({
  id: z.number(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  createdAt: z.string(),
  /** Since when nothing has arrived; null while it does. */
  failingSince: z.string().nullable(),
  /** When it was switched off because nothing had arrived for days; null unless so. */
  switchedOffAt: z.string().nullable(),
  /** How many deliveries wait. */
  waiting: z.number(),
});
export type Webhook = z.output<typeof webhook>;

export const listWebhooks = getEndpoint({
  path: '/webhooks',
  right: 'webhooks',
  summary: 'The programs that are told what happens, without their secrets',
  answer: z.array(webhook),
});

const isAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && !hash;
};

/** The form, too. */
export const webhookForm = z.object({
  url: z
    .string({ error: key('webhooks.url') })
    .trim()
    .max(limits.url, key('common.tooLong', { maximum: limits.url }))
    .refine(isAddress, key('webhooks.url')),
  events: z
    .array(z.enum(webhookEvents, { error: key('webhooks.events') }))
    .min(1, key('webhooks.events')),
});

export const createWebhook = postEndpoint({
  path: '/webhooks',
  right: 'webhooks',
  needsProof: true,
  status: 201,
  summary:
    'Tell a program what happens from now on; the secret of its signatures is told in this answer only',
  also: [409],
  body: webhookForm,
  answer: writeAnswer.extend({ id: z.number(), secret: z.string() }),
});

export const updateWebhook = putEndpoint({
  path: '/webhooks/:id',
  right: 'webhooks',
  needsProof: true,
  summary:
    'Change what a program is told, or switch that off or on; what happens meanwhile it is not told',
  params: byId,
  body: webhookForm.extend({ active: z.boolean({ error: key('webhooks.active') }) }),
});

export const deleteWebhook = deleteEndpoint({
  path: '/webhooks/:id',
  right: 'webhooks',
  summary: 'Tell a program nothing any more, and forget what it was told',
  params: byId,
});

export const deliveryStates = ['waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a program was told, or is to be. */
export const delivery = z.object({
  id: z.number(),
  /** Its `webhook-id`, the same in each attempt. */
  messageId: z.string(),
  event: z.enum(webhookEvents),
  /** The record's id among those of its kind. */
  subject: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** What the program answered last; null while it has not. */
  status: z.number().nullable(),
  /** Why the last attempt failed; null if it did not. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  /** When it arrived or was given up; null while it waits. */
  endedAt: z.string().nullable(),
  /** Null unless it waits. */
  nextAttemptAt: z.string().nullable(),
});
export type Delivery = z.output<typeof delivery>;

export const deliverySorts = ['createdAt'] as const;
export const deliveryFilters = {
  state: z.enum(deliveryStates, { error: key('webhooks.state') }).optional(),
};

export const pageDeliveries = getEndpoint({
  path: '/webhooks/:id/deliveries',
  right: 'webhooks',
  summary: 'One page of what a program was told in the last 30 days',
  params: byId,
  query: pageQuery(deliverySorts, 'DESC').extend(deliveryFilters),
  answer: pageAnswer(delivery),
});

export const resendDeliveries = postEndpoint({
  path: '/webhooks/:id/resend',
  right: 'webhooks',
  summary: 'Tell a program again, under the same `webhook-id`: one delivery, or all that failed',
  also: [409],
  params: byId,
  body: z.object({ deliveryId: id.optional() }),
});
