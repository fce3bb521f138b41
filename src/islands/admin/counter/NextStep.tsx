import { type Counter, undoCounterStep } from '../../../../contract/counter/counter.ts';
import type { CounterStep } from '../../../../contract/counter/counter-steps.ts';
import type { ReservationState } from '../../../../contract/reservations/reservation-states.ts';
import { price } from '../../../lib/texts/format.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { counterTexts, moneyTexts, adminTexts } from '../../../lib/texts/texts.ts';
import { openFold } from '../FoldedCard.tsx';
import { addressOf } from '../shell/router.ts';
import { AddLine } from './AddLine.tsx';
import { CancelRental } from './CancelRental.tsx';
import { NoShow } from './NoShow.tsx';
import styles from './Story.module.css';
import { moneyId, type Editable, type ShownStory } from './story.ts';
import { may } from '../../../lib/session/may.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { toast } from '../../ui/toast.ts';
import { stayedText } from '../stayed-text.ts';
import { changeShown } from './change-shown.ts';

interface Props extends ShownStory, Editable {
  state: ReservationState;
}

/** The next step as the one main action, and beside it what else can be done. */
export function NextStep({ story, state, onChanged, onEdit }: Props) {
  const { counter } = story;
  const { nextStep, reservationId } = counter;
  const last = lastStep(counter);
  const { customerErased, currency } = story.stored.data;
  const isErased = Boolean(customerErased);
  const settle = textOfSettling(counter, currency);
  const { steps, more } = counterTexts();
  const isOver = state === 'missed' && story.stored.data.dropOffTime < wallTime();
  return (
    <div className={styles.next}>
      {isOver && !isErased && may('counter') && (
        <NoShow label={more.nobodyCame} className="button" story={story} onChanged={onChanged} />
      )}
      {nextStep && may('counter') && (
        <a
          className={isOver ? 'button' : 'button button--primary'}
          href={addressOf.step(nextStep, reservationId)}
        >
          {isOver ? more.wasOut : steps[nextStep]}
        </a>
      )}
      {nextStep && !isOver && may('reservations.write') && (
        <button type="button" className="button" onClick={() => onEdit('dropOffTime')}>
          {counterTexts().extend}
        </button>
      )}
      {counter.vehicleMissing && may('reservations.write') && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => onEdit('vehicleId')}
        >
          {counterTexts().giveVehicle}
        </button>
      )}
      {!isErased && settle && (
        <button type="button" className="button button--primary" onClick={() => openFold(moneyId)}>
          {settle}
        </button>
      )}
      {!isErased && may('counter') && (
        <div className={styles.more}>
          {(state === 'toPickUp' || state === 'missed') && (
            <CancelRental story={story} onChanged={onChanged} />
          )}
          {state === 'missed' && !isOver && <NoShow story={story} onChanged={onChanged} />}
          {last && counter.mayUndo !== false && (
            <UndoStep step={last} story={story} onChanged={onChanged} />
          )}
          <AddLine story={story} onChanged={onChanged} />
        </div>
      )}
    </div>
  );
}

/** What is left once nothing happens to the vehicle any more: money to be paid or given back; null if there is none. */
function textOfSettling(
  { nextStep, vehicleMissing, due, depositHeld }: Counter,
  currency: string | null | undefined,
): string | null {
  const texts = moneyTexts();
  if (nextStep !== null || vehicleMissing) return null;
  if (due > 0) return texts.notePayment(price(due, currency));
  if (due < 0 && may('refunds')) return texts.noteRefund(price(-due, currency));
  return depositHeld > 0 ? texts.noteDeposit(price(depositHeld, currency)) : null;
}

/** The step that was recorded last; null without one. */
function lastStep({ pickedUpAt, returnedAt, noShowAt }: Counter): CounterStep | null {
  if (noShowAt !== null) return 'no-show';
  if (returnedAt !== null) return 'return';
  return pickedUpAt === null ? null : 'hand-over';
}

interface UndoProps extends ShownStory {
  step: CounterStep;
}

/** Undoes the last step, after a question. */
function UndoStep({ step, ...shown }: UndoProps) {
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
