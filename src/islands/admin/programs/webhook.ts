import { webhookEvents, type WebhookEvent } from '../../../../contract/office/webhook-events.ts';
import type { Delivery, Webhook } from '../../../../contract/office/webhooks.ts';
import { programTexts } from '../../../lib/texts/texts.ts';

export const eventInWords = (event: WebhookEvent): string =>
  programTexts().webhooks.eventNames[event] ?? event;

/** Events as choices, those of reservations first. */
export function eventGroups() {
  const { eventGroups: titles } = programTexts().webhooks;
  const isOfReservation = (event: WebhookEvent) => event.startsWith('reservation.');
  const choicesOf = (events: WebhookEvent[]) =>
    events.map((event) => [event, eventInWords(event)] as const);
  return [
    { title: titles.reservation, choices: choicesOf(webhookEvents.filter(isOfReservation)) },
    {
      title: titles.others,
      choices: choicesOf(webhookEvents.filter((event) => !isOfReservation(event))),
    },
  ];
}

export const stateOf = ({ active, failingSince }: Webhook) =>
  active ? (failingSince ? 'failing' : 'on') : 'off';

/** What a program answered last, or why there was no answer. */
export function answerInWords({ status, reason }: Delivery): string {
  if (reason !== null && !reason.startsWith('HTTP ')) {
    const text = programTexts().webhooks.reasons[reason];
    return text ?? reason;
  }
  return status === null ? '–' : `HTTP\u00a0${status}`;
}
