import { texts } from '../../../lib/texts/texts.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { goBack } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import styles from './Step.module.css';
import type { Story } from './story.ts';

interface Props {
  story: Story;
  /** Label of the button that records the step. */
  submit: string;
}

/** The buttons under a step's form. Nothing is lost by leaving it: what was typed is kept. */
export function StepActions({ story, submit }: Props) {
  const back = addressOf.reservation(story.counter.reservationId);
  return (
    <div className={styles.actions}>
      <SubmitButton>{submit}</SubmitButton>
      <button type="button" className="button" onClick={() => goBack(back)}>
        {texts().cancel}
      </button>
    </div>
  );
}
