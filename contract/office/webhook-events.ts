import type { Right } from '../wire/rights.ts';

/** What other programs may be told of, with the right that reading it takes. */
export const eventRights = {
  'reservation.booked': 'reservations.read',
  'reservation.changed': 'reservations.read',
  'reservation.cancelled': 'reservations.read',
  'reservation.handed_over': 'reservations.read',
  'reservation.returned': 'reservations.read',
  'reservation.no_show': 'reservations.read',
  'vehicle.blocked': 'blocks',
  'invoice.issued': 'invoices',
  'payment.noted': 'ledger',
  'message.received': 'messages',
} as const satisfies Record<string, Right>;

export type WebhookEvent = keyof typeof eventRights;
export const webhookEvents = Object.keys(eventRights) as [WebhookEvent, ...WebhookEvent[]];
