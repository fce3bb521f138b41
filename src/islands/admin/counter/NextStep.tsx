import type { Counter } from '../../../../contract/counter.ts';
import type { CounterStep } from '../../../../contract/counter-steps.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { addressOf } from '../shell/router.ts';
import { AddLine } from './AddLine.tsx';
import { NoShow } from './NoShow.tsx';
import type { RentalState } from './state.ts';
import styles from './Story.module.css';
import type { Story } from './story.ts';
import { UndoStep } from './UndoStep.tsx';

interface Props {
  story: Story;
  state: RentalState;
  onChanged: (counter: Counter) => Promise<void>;
}

/** The next step as the one main action, and beside it what else can be done. */
export function NextStep({ story, state, onChanged }: Props) {
  const { counter } = story;
  const { nextStep, reservationId } = counter;
  const last = lastStep(counter);
  const isErased = Boolean(story.stored.data.customerErased);
  return (
    <div className={styles.next}>
      {nextStep && (
        <a className="button button--primary" href={addressOf.step(nextStep, reservationId)}>
          {counterTexts().steps[nextStep]}
        </a>
      )}
      {!isErased && (
        <div className={styles.more}>
          {state === 'missed' && <NoShow story={story} onChanged={onChanged} />}
          {last && <UndoStep step={last} counter={counter} onChanged={onChanged} />}
          <AddLine story={story} onChanged={onChanged} />
        </div>
      )}
    </div>
  );
}

/** The step that was recorded last; null without one. */
function lastStep({ pickedUpAt, returnedAt, noShowAt }: Counter): CounterStep | null {
  if (noShowAt !== null) return 'no-show';
  if (returnedAt !== null) return 'return';
  return pickedUpAt === null ? null : 'hand-over';
}
