import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { ConditionStep } from '../../../../contract/counter/damage-places.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { changesBetween } from './meanwhile.ts';
import styles from './Step.module.css';
import { loadStory, type Story } from './story.ts';
import { Stop } from './Stop.tsx';
import { WhyNot } from './WhyNot.tsx';
import { price } from '../../../lib/texts/format.ts';
import { CustomerContact } from './CustomerContact.tsx';
import { VehiclePlate } from './VehiclePlate.tsx';
import { Fact } from '../../ui/Facts.tsx';

/** What the form of a step gets. */
export interface StepFormProps {
  story: Story;
  /** Shows what somebody else has changed. */
  refresh: () => Promise<void>;
  /** Shows what was changed here. */
  show: () => Promise<void>;
  /** Told the price that the step makes of the rental; null for none. */
  setPrice: (price: number | null) => void;
}

interface Props {
  step: ConditionStep;
  title: string;
  reservationId: string;
  /** Shown if it is this step's turn. */
  Form: ComponentType<StepFormProps>;
}

/** A step at the counter: whose it is, and its form. */
export function StepScreen({ reservationId, ...props }: Props) {
  const load = useCallback(() => loadStory(reservationId), [reservationId]);
  return (
    <Await title={props.title} load={load}>
      {(loaded) => <Shown {...props} loaded={loaded} />}
    </Await>
  );
}

function Shown({ step, title, loaded, Form }: Omit<Props, 'reservationId'> & Loaded) {
  const [story, setStory] = useState(loaded);
  const [changes, setChanges] = useState<string[] | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const { reservationId, nextStep } = story.counter;
  const refresh = async () => {
    const now = await loadStory(reservationId);
    setChanges(changesBetween(story, now));
    setStory(now);
  };
  const show = async () => {
    setStory(await loadStory(reservationId));
    setChanges(null);
  };
  return (
    <div className={styles.step}>
      <ScreenHeader title={title}>
        <a
          className={`button button--quiet ${styles.away}`}
          href={addressOf.reservation(reservationId)}
        >
          {counterTexts().form.toReservation}
        </a>
      </ScreenHeader>
      <div className={styles.columns}>
        <StepFacts story={story} price={price} />
        <section className="card">
          {changes && nextStep === step && <Meanwhile changes={changes} />}
          {nextStep === step ? (
            <Form story={story} refresh={refresh} show={show} setPrice={setPrice} />
          ) : (
            <WhyNot step={step} story={story} />
          )}
        </section>
      </div>
    </div>
  );
}

interface Loaded {
  loaded: Story;
}

/** That somebody else changed the rental, and what. */
function Meanwhile({ changes }: { changes: string[] }) {
  const { about, again } = counterTexts().meanwhile;
  const notice = useRef<HTMLDivElement>(null);
  // It stands above the form, whose button was pressed.
  useEffect(() => notice.current?.focus(), [changes]);
  return (
    <div ref={notice} tabIndex={-1} className="notice notice--info">
      <p>{about}</p>
      {changes.map((change) => (
        <p key={change}>
          <strong>{change}</strong>
        </p>
      ))}
      <p>{again}</p>
    </div>
  );
}

interface FactsProps {
  story: Story;
  /** What the step makes of the price; null if nothing. */
  price: number | null;
}

/** Whose rental it is, of which vehicle, and what is to be paid. */
function StepFacts({ story, price: newPrice }: FactsProps) {
  const { stored, counter, customer } = story;
  const { pickUpTime, pickUpLocation, dropOffTime, dropOffLocation, currency } = stored.data;
  const { amountDue, deposit } = counter;
  const isOut = counter.pickedUpAt !== null;
  const texts = counterTexts();
  return (
    <dl className={styles.facts}>
      <Fact name={texts.customer}>
        <CustomerContact customer={customer} />
      </Fact>
      <Fact name={texts.vehicle}>
        <VehiclePlate {...counter} />
      </Fact>
      <Fact name={texts.pickUp}>
        <Stop end="pickUp" time={pickUpTime} place={pickUpLocation} isAhead={false} />
      </Fact>
      <Fact name={texts.dropOff}>
        <Stop end="dropOff" time={dropOffTime} place={dropOffLocation} isAhead={!isOut} />
      </Fact>
      <Fact name={texts.toPay}>{price(newPrice ?? amountDue, currency)}</Fact>
      {deposit !== null && <Fact name={texts.deposit}>{price(deposit, currency)}</Fact>}
    </dl>
  );
}
