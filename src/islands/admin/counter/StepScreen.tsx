import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { ConditionStep } from '../../../../contract/damage-places.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { changesBetween } from './meanwhile.ts';
import styles from './Step.module.css';
import { StepFacts } from './StepFacts.tsx';
import { loadStory, type Story } from './story.ts';
import { WhyNot } from './WhyNot.tsx';

const HandOverForm = lazyPart(() => import('./HandOverForm.tsx').then((file) => file.HandOverForm));
const ReturnForm = lazyPart(() => import('./ReturnForm.tsx').then((file) => file.ReturnForm));

interface OfReservation {
  reservationId: string;
}

/** Hands a vehicle over. */
export const HandOverScreen = (props: OfReservation) => (
  <StepScreen
    {...props}
    step="hand-over"
    title={counterTexts().form.handOver}
    Form={HandOverForm}
  />
);

/** Takes a vehicle back. */
export const ReturnScreen = (props: OfReservation) => (
  <StepScreen {...props} step="return" title={counterTexts().form.takeBack} Form={ReturnForm} />
);

interface Props {
  step: ConditionStep;
  title: string;
  /** Shown if it is this step's turn. It calls `refresh` when somebody else has changed the rental meanwhile. */
  Form: ComponentType<{ story: Story; refresh: () => Promise<void> }>;
}

/** A step at the counter: whose it is, and its form. */
function StepScreen({ reservationId, ...props }: Props & OfReservation) {
  const load = useCallback(() => loadStory(reservationId), [reservationId]);
  return (
    <Await title={props.title} load={load}>
      {(loaded) => <Shown {...props} loaded={loaded} />}
    </Await>
  );
}

function Shown({ step, title, loaded, Form }: Props & { loaded: Story }) {
  const [story, setStory] = useState(loaded);
  const [changes, setChanges] = useState<string[] | null>(null);
  const { reservationId, nextStep } = story.counter;
  const refresh = async () => {
    const now = await loadStory(reservationId);
    setChanges(changesBetween(story, now));
    setStory(now);
  };
  return (
    <div className={styles.step}>
      <ScreenHeader title={title}>
        <a className="button" href={addressOf.reservation(reservationId)}>
          {counterTexts().form.toReservation}
        </a>
      </ScreenHeader>
      <div className={styles.columns}>
        <StepFacts story={story} />
        <section className="card">
          {changes && nextStep === step && <Meanwhile changes={changes} />}
          {nextStep === step ? <Form {...{ story, refresh }} /> : <WhyNot {...{ step, story }} />}
        </section>
      </div>
    </div>
  );
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
