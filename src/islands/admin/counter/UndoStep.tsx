import { undoCounterStep, type Counter } from '../../../../contract/counter.ts';
import type { CounterStep } from '../../../../contract/counter-steps.ts';
import { call } from '../../../lib/api.ts';
import { adminTexts, counterTexts } from '../../../lib/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { toast } from '../../ui/toast.ts';

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
        const { counter: now } = await call(undoCounterStep, {
          params: { id: counter.reservationId },
          body: { step },
        });
        toast('success', done);
        await onChanged(now);
      }}
    />
  );
}
