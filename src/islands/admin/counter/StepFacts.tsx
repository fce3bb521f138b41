import { price, sentenceTime } from '../../../lib/texts/format.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { CustomerContact } from './CustomerContact.tsx';
import styles from './Step.module.css';
import type { Story } from './story.ts';
import { VehiclePlate } from './VehiclePlate.tsx';
import { Fact } from '../../ui/Facts.tsx';

interface Props {
  story: Story;
  /** What the step makes of the price; null if nothing. */
  price: number | null;
}

/** Whose rental it is, of which vehicle, and what is to be paid. */
export function StepFacts({ story, price: newPrice }: Props) {
  const { stored, counter, customer } = story;
  const { pickUpTime, dropOffTime, currency } = stored.data;
  const { amountDue, deposit } = counter;
  const texts = counterTexts();
  return (
    <dl className={styles.facts}>
      <Fact name={texts.customer}>
        <CustomerContact customer={customer} />
      </Fact>
      <Fact name={texts.vehicle}>
        <VehiclePlate {...counter} />
      </Fact>
      <Fact name={texts.pickUp}>{sentenceTime(pickUpTime)}</Fact>
      <Fact name={texts.dropOff}>{sentenceTime(dropOffTime)}</Fact>
      <Fact name={texts.toPay}>{price(newPrice ?? amountDue, currency)}</Fact>
      {deposit !== null && <Fact name={texts.deposit}>{price(deposit, currency)}</Fact>}
    </dl>
  );
}
