import type { MailState as State } from '../../../../contract/office/mails.ts';
import { outboxTexts } from '../../../lib/texts/texts.ts';

const tones: Record<State, string> = {
  waiting: 'tone-blue',
  sent: 'tone-green',
  failed: 'tone-red',
  withdrawn: 'tone-grey',
};

/** Whether a mail waits, was sent or failed, in words and colour. */
export function MailState({ state }: { state: State }) {
  return <span className={`badge ${tones[state]}`}>{outboxTexts().states[state]}</span>;
}
