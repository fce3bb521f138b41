import { price, sentenceTime } from '../../../lib/format.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { CustomerContact } from './CustomerContact.tsx';
import styles from './Step.module.css';
import type { Story } from './story.ts';
import { VehiclePlate } from './VehiclePlate.tsx';

/** Whose rental it is, of which vehicle, and what is to be paid. */
export function StepFacts({ story }: { story: Story }) {
  const { stored, counter, customer } = story;
  const { pickUpTime, dropOffTime, currency } = stored.data;
  const { amountDue, deposit } = counter;
  const texts = counterTexts();
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.customer}</dt>
        <dd>
          <CustomerContact customer={customer} />
        </dd>
      </div>
      <div>
        <dt>{texts.vehicle}</dt>
        <dd>
          <VehiclePlate vehicle={counter.vehicle} />
        </dd>
      </div>
      <div>
        <dt>{texts.pickUp}</dt>
        <dd>{sentenceTime(pickUpTime)}</dd>
      </div>
      <div>
        <dt>{texts.dropOff}</dt>
        <dd>{sentenceTime(dropOffTime)}</dd>
      </div>
      <div>
        <dt>{texts.toPay}</dt>
        <dd>{price(amountDue, currency)}</dd>
      </div>
      {deposit !== null && (
        <div>
          <dt>{texts.deposit}</dt>
          <dd>{price(deposit, currency)}</dd>
        </div>
      )}
    </dl>
  );
}
