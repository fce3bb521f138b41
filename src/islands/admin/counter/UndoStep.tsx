import { undoCounterStep } from '../../../../contract/counter/counter.ts';
import type { CounterStep } from '../../../../contract/counter/counter-steps.ts';
import { adminTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { toast } from '../../ui/toast.ts';
import { stayedText } from '../stayed-text.ts';
import { changeShown } from './change-shown.ts';
import type { ShownStory } from './story.ts';

interface Props extends ShownStory {
  step: CounterStep;
}

/** Undoes the last step, after a question. */
export function UndoStep({ step, ...shown }: Props) {
  const { undo, more } = counterTexts();
  const { question, hint, done } = undo[step];
  return (
    <ConfirmedButton
      className="button button--quiet"
      label={more.undo[step]}
      question={question}
      hint={hint}
      dismiss={adminTexts().goBack}
      onConfirm={() => {
        const request = { params: { id: shown.story.counter.reservationId }, body: { step } };
        return changeShown(undoCounterStep, request, shown, (_, stayed) => {
          toast('success', done);
          if (stayed.length > 0) toast('error', stayedText(stayed));
        });
      }}
    />
  );
}
