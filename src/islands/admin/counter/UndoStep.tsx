import { undoCounterStep, type Counter } from '../../../../contract/counter.ts';
import type { CounterStep } from '../../../../contract/counter-steps.ts';
import { adminTexts, counterTexts } from '../../../lib/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { toast } from '../../ui/toast.ts';
import { changeShown } from './change-shown.ts';

interface Props {
  step: CounterStep;
  counter: Counter;
  onChanged: (counter: Counter) => Promise<void>;
}

/** Undoes the last step, after a question. */
export function UndoStep({ step, counter, onChanged }: Props) {
  const { undo, more } = counterTexts();
  const { question, hint, done } = undo[step];
  return (
    <ConfirmedButton
      className="button button--quiet"
      label={more.undo[step]}
      question={question}
      hint={hint}
      dismiss={adminTexts().goBack}
      onConfirm={async () => {
        const request = { params: { id: counter.reservationId }, body: { step } };
        const now = await changeShown(undoCounterStep, request, { counter, onChanged });
        toast('success', done);
        await onChanged(now);
      }}
    />
  );
}
