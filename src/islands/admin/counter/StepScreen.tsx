import { useCallback, type ReactNode } from 'react';
import { counterTexts } from '../../../lib/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import styles from './Step.module.css';
import { StepFacts } from './StepFacts.tsx';
import { loadStory, type Story } from './story.ts';

type StepName = 'hand-over' | 'return';

interface Props {
  step: StepName;
  title: string;
  reservationId: string;
  /** The form, if it is this step's turn. */
  children: (story: Story) => ReactNode;
}

/** A step at the counter: whose it is, and its form. */
export function StepScreen({ step, title, reservationId, children }: Props) {
  const load = useCallback(() => loadStory(reservationId), [reservationId]);
  return (
    <Await title={title} load={load}>
      {(story) => (
        <div className={styles.step}>
          <ScreenHeader title={title}>
            <a className="button" href={addressOf.reservation(story.counter.reservationId)}>
              {counterTexts().form.toReservation}
            </a>
          </ScreenHeader>
          <div className={styles.columns}>
            <StepFacts story={story} />
            <section className="card">
              {story.counter.nextStep === step ? (
                children(story)
              ) : (
                <p className="notice notice--info">{whyNot(step, story)}</p>
              )}
            </section>
          </div>
        </div>
      )}
    </Await>
  );
}

function whyNot(step: StepName, { counter }: Story): string {
  const texts = counterTexts().notNow[step];
  const isRecorded = step === 'return' ? counter.returnedAt : counter.pickedUpAt;
  return isRecorded && counter.status !== 'CANCELLED' ? texts.recorded : texts.closed;
}
