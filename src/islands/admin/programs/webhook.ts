import { webhookEvents, type WebhookEvent } from '../../../../contract/office/webhook-events.ts';
import type { Delivery, Webhook } from '../../../../contract/office/webhooks.ts';
import { countText } from '../../../lib/texts/format.ts';
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

/** What a program answered last, or why there was no answer, and to which attempt. */
export function answerInWords({ status, reason, attempts }: Delivery): string {
  const texts = programTexts().webhooks;
  const isAnswer = reason === null || reason.startsWith('HTTP ');
  const answer = status === null ? '–' : `HTTP\u00a0${status}`;
  const said = isAnswer ? answer : (texts.reasons[reason] ?? reason);
  return attempts > 1 ? `${said}, ${texts.attempt(countText(attempts))}` : said;
}
