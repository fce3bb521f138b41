import { getCounter, undoCounterStep, type Counter } from '../../../../contract/counter.ts';
import type { CounterStep } from '../../../../contract/counter-steps.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { adminTexts, counterTexts } from '../../../lib/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { toast } from '../../ui/toast.ts';
import { isStale, shownVersion } from './meanwhile.ts';

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
        const params = { id: counter.reservationId };
        try {
          const version = await shownVersion(counter);
          const request = { params, body: { step } };
          const { counter: now } = await call(undoCounterStep, request, { version });
          toast('success', done);
          await onChanged(now);
        } catch (error) {
          // Somebody else was quicker: the page shows what there is now.
          if (error instanceof ApiError && (error.status === 409 || isStale(error)))
            await call(getCounter, { params }).then(onChanged, () => undefined);
          throw error;
        }
      }}
    />
  );
}
