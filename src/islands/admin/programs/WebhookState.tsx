import type { Delivery, Webhook } from '../../../../contract/office/webhooks.ts';
import { programTexts } from '../../../lib/texts/texts.ts';
import { stateOf } from './webhook.ts';

const tones = { on: 'tone-green', failing: 'tone-red', off: 'tone-grey' };

/** Whether a program is told what happens, and whether that arrives. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const state = stateOf(webhook);
  return <span className={`badge ${tones[state]}`}>{programTexts().webhooks.states[state]}</span>;
}

const deliveryTones = { waiting: 'tone-blue', sent: 'tone-green', failed: 'tone-red' };

/** What became of a delivery. */
export const DeliveryState = ({ state }: Pick<Delivery, 'state'>) => (
  <span className={`badge ${deliveryTones[state]}`}>
    {programTexts().webhooks.deliveryStates[state]}
  </span>
);
