import * as Dialog from '@radix-ui/react-dialog';
import { useCallback } from 'react';
import type { StaffReservation } from '../../../../contract/reservations/reservations-admin.ts';
import { vehicleName } from '../../../../contract/vehicles/vehicle-name.ts';
import type { Stored } from '../../../lib/api/records.ts';
import { useAction } from '../../../lib/forms/action.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { adminTexts, blockTexts, texts } from '../../../lib/texts/texts.ts';
import { OpenDialog } from '../../ui/OpenDialog.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { reservationName, shownName } from '../name-of.ts';
import { isExplainedTaken, type Quote } from '../reservations/quote.ts';
import { QuoteLine } from '../reservations/QuoteLine.tsx';
import { TakenBy } from '../reservations/TakenBy.tsx';
import { place, readMove } from './move-reservation.ts';
import styles from './MoveDialog.module.css';
import type { AskedMove, ReservationMove } from './use-reservation-move.ts';

interface Props {
  asked: AskedMove;
  move: ReservationMove;
}

/** Shows what a reservation would cost elsewhere on the timeline and what is in its way, before it is moved. */
export function MoveDialog({ asked, move }: Props) {
  const { reservation } = asked;
  const load = useCallback(() => readMove(asked), [asked]);
  return (
    <OpenDialog
      onClose={move.cancel}
      title={blockTexts().moveReservation(reservationName(reservation.id))}
      about={shownName(reservation.customer)}
    >
      <Loaded load={load} failed={blockTexts().noReservation}>
        {({ stored, quote }) => (
          <Preview asked={asked} stored={stored} quote={quote} onMoved={move.moved} />
        )}
      </Loaded>
    </OpenDialog>
  );
}

interface PreviewProps {
  asked: AskedMove;
  stored: Stored<StaffReservation>;
  quote: Extract<Quote, { state: 'known' }>;
  onMoved: ReservationMove['moved'];
}

function Preview({ asked, stored, quote, onMoved }: PreviewProps) {
  const { before, after } = asked;
  const { pending, failure, run } = useAction(async () => {
    const version = await place(stored, after);
    onMoved(async () => {
      await place({ ...stored, version }, before);
    });
  });
  const { pickUpLocation, totalPrice, currency } = stored.data;
  return (
    <>
      <Facts
        className={`facts ${styles.facts}`}
        facts={[
          [adminTexts().vehicle, changed(vehicleName(before.vehicle), vehicleName(after.vehicle))],
          [adminTexts().pickUp, changed(dateTime(before.from), dateTime(after.from))],
          [adminTexts().dropOff, changed(dateTime(before.until), dateTime(after.until))],
          [blockTexts().pickUpPlace, pickUpLocation],
        ]}
      />
      {isExplainedTaken(quote) && (
        <p className="notice notice--danger">
          <TakenBy {...quote} />
        </p>
      )}
      <QuoteLine quote={quote} isPast={false} agreed={totalPrice} currency={currency} />
      <div className="dialog__actions">
        <Dialog.Close type="button" className="button">
          {texts().cancel}
        </Dialog.Close>
        <PendingButton
          className="button button--primary"
          pending={pending}
          failure={failure}
          disabled={!quote.available}
          onClick={run}
        >
          {blockTexts().move}
        </PendingButton>
      </div>
    </>
  );
}

const changed = (before: string, after: string) => (
  <>
    {after}
    {before !== after && <span className={styles.before}>{blockTexts().was(before)}</span>}
  </>
);
