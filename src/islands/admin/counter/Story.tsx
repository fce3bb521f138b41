import { useEffect, useRef, useState } from 'react';
import { stateOf } from '../../../../contract/reservations/reservation-states.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import { wallTime } from '../../../lib/api/clock.ts';
import { counterTexts, dispatchTexts } from '../../../lib/texts/texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { focusIfLost } from '../../ui/focus.ts';
import { MissingMark } from '../MissingMark.tsx';
import { CustomerContact } from './CustomerContact.tsx';
import { CustomerNotice } from './CustomerNotice.tsx';
import { MoneyLines } from './MoneyLines.tsx';
import { NextStep } from './NextStep.tsx';
import { PastDues } from './PastDues.tsx';
import { RecordedSteps } from './RecordedSteps.tsx';
import { aboutState, toneOf } from './state.ts';
import { Stop } from './Stop.tsx';
import styles from './Story.module.css';
import type { Editable, ShownStory } from './story.ts';
import { TransferState } from './TransferState.tsx';
import { VehiclePlate } from './VehiclePlate.tsx';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { filesOf } from '../../../lib/rental/reservation-files.ts';
import { ReservationFiles } from '../../ui/ReservationFiles.tsx';
import { may } from '../../../lib/session/may.ts';

/** The whole story of a rental: who, what, when and where, what happened, what it costs, and what is to be done next. */
export function Story({ story, onChanged, onEdit }: ShownStory & Editable) {
  const { stored, counter, customer } = story;
  const reservation = stored.data;
  const now = wallTime();
  const { pickUpTime, dropOffTime } = reservation;
  const state = stateOf({ ...counter, pickUpTime, dropOffTime }, now);
  const texts = counterTexts();
  const isOut = counter.pickedUpAt !== null;
  const isAhead = counter.status === 'CREATED';
  const documents = <ReservationDocuments reservation={reservation} />;
  const section = useRef<HTMLElement>(null);
  const shown = useRef(counter);
  useEffect(() => {
    // What was pressed may be gone with what it changed.
    if (shown.current !== counter) focusIfLost(section.current);
    shown.current = counter;
  }, [counter]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`card ${styles.story}`}
      aria-label={texts.story}
    >
      <div className={styles.top}>
        <div>
          <p>
            <span className={`badge ${toneOf[state]}`}>{texts.states[state]}</span>{' '}
            {counter.vehicleMissing && <MissingMark />}
          </p>
          <h2 className={styles.about}>{aboutState(state, counter, reservation)}</h2>
          {counter.cancelledBecause && (
            <p className={styles.hint}>
              {dispatchTexts().cancel.because(counter.cancelledBecause)}
            </p>
          )}
          {state === 'missed' && reservation.dropOffTime < now && (
            <p className={styles.hint}>{texts.about.toBeClosed}</p>
          )}
        </div>
        <NextStep story={story} state={state} onChanged={onChanged} onEdit={onEdit} />
      </div>
      {counter.nextStep === 'hand-over' && <PastDues counter={counter} />}
      {counter.vehicleMissing && (
        <p className="notice notice--danger">
          {texts.vehicleMissing(vehicleName(counter.vehicle))}
        </p>
      )}
      {counter.transfer && (
        <TransferState transfer={counter.transfer} story={story} onChanged={onChanged} />
      )}
      <CustomerNotice customer={customer} />
      <div className={styles.facts}>
        <Facts
          facts={[
            [texts.customer, <CustomerContact key="customer" customer={customer} />],
            [texts.vehicle, <VehiclePlate key="vehicle" {...counter} />],
            [
              texts.pickUp,
              <Stop
                key="pickUp"
                end="pickUp"
                time={pickUpTime}
                place={reservation.pickUpLocation}
                isAhead={isAhead && !isOut}
              />,
            ],
            [
              texts.dropOff,
              <Stop
                key="dropOff"
                end="dropOff"
                time={dropOffTime}
                place={reservation.dropOffLocation}
                isAhead={isAhead}
              />,
            ],
          ]}
        />
      </div>
      <div className={styles.parts}>
        <RecordedSteps counter={counter} />
        <MoneyLines story={story} onChanged={onChanged} />
        {!isOut && documents}
      </div>
      {isOut && documents}
    </section>
  );
}

/** A reservation's calendar file and documents, as its customer gets them. */
function ReservationDocuments({ reservation }: { reservation: Reservation }) {
  const { id, status, dropOffTime } = reservation;
  const [files] = useState(() => filesOf(id));
  return (
    <div className={styles.part}>
      <ReservationFiles
        isOwn={false}
        files={files}
        // Protocols show signatures and photos.
        steps={may('counter') ? reservation : {}}
        isAhead={status === 'CREATED' && dropOffTime > wallTime()}
      />
    </div>
  );
}
