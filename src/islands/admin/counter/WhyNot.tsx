import { useEffect, useRef } from 'react';
import type { ConditionStep } from '../../../../contract/counter/damage-places.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { conditionTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { focusIfLost } from '../../ui/focus.ts';
import { may } from '../../../lib/session/may.ts';
import { addressOf } from '../shell/router.ts';
import type { Story } from './story.ts';

/** Why it is not this step's turn: who recorded it and when, if somebody did; and the step whose turn it is. */
export function WhyNot({ step, story: { counter } }: { step: ConditionStep; story: Story }) {
  const { steps, notNow, vehicleMissing } = counterTexts();
  const notice = useRef<HTMLDivElement>(null);
  // The form whose button was pressed is gone where somebody else was faster.
  useEffect(() => focusIfLost(notice.current), []);
  const { nextStep, reservationId, status, handOver, pickedUpAt, returnedAt } = counter;
  const [at, by] =
    step === 'return' ? [returnedAt, counter.return?.by] : [pickedUpAt, handOver?.by];
  const isRecorded = at !== null && status !== 'CANCELLED';
  const reason = counter.vehicleMissing
    ? vehicleMissing(vehicleName(counter.vehicle))
    : isRecorded
      ? notNow[step].recorded
      : notNow[step].closed;
  return (
    <div ref={notice} tabIndex={-1} className="notice notice--info">
      <div>
        <p>{reason}</p>
        {isRecorded && <p>{conditionTexts().noted(sentenceTime(at), by ?? null)}</p>}
      </div>
      {counter.vehicleMissing && may('reservations.write') && (
        <a className="button" href={addressOf.reservation(reservationId, { begins: 'vehicle' })}>
          {counterTexts().giveVehicle}
        </a>
      )}
      {nextStep && (
        <a className="button" href={addressOf.step(nextStep, reservationId)}>
          {steps[nextStep]}
        </a>
      )}
    </div>
  );
}
