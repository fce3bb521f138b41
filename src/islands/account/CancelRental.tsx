import {
  type Reservation,
  cancelReservation,
  getOwnReservation,
} from '../../../contract/reservations/reservations.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { changeTexts, texts } from '../../lib/texts/texts.ts';
import { ConfirmedButton } from '../ui/ConfirmedButton.tsx';
import { toast } from '../ui/toast.ts';
import { ApiError, call } from '../../lib/api/api.ts';

interface Props {
  reservation: Reservation;
  onCancelled: (reservation: Reservation) => void;
}

/** Cancels a reservation, after a question that names it. */
export function CancelRental({ reservation, onCancelled }: Props) {
  const { cancel, cancelled, question } = changeTexts();
  return (
    <ConfirmedButton
      className="button"
      label={cancel}
      question={question.title}
      hint={hintOf(reservation)}
      confirm={question.confirm}
      dismiss={question.keep}
      onConfirm={async () => {
        const now = await cancelRental(reservation);
        if (now.status === 'CANCELLED') toast('success', cancelled);
        onCancelled(now);
      }}
    />
  );
}

/** Which rental it is, and until when cancelling is free. */
function hintOf({ vehicle, pickUpTime, dropOffTime, changeableUntil }: Reservation) {
  const { question } = changeTexts();
  const model = vehicle?.model ?? texts().rental.vehicle;
  return (
    <>
      {question.rental(model, sentenceTime(pickUpTime), sentenceTime(dropOffTime))}
      <br />
      {question.isFree(sentenceTime(changeableUntil ?? pickUpTime))}
    </>
  );
}

/** Cancels an own reservation; returns it as it is afterwards. @throws ApiError */
async function cancelRental(reservation: Reservation): Promise<Reservation> {
  const request = { params: { id: reservation.id } };
  await call(cancelReservation, request).catch(unlessClosed);
  return call(getOwnReservation, request).catch(() => ({
    ...reservation,
    status: 'CANCELLED',
    changeableUntil: null,
    amountDue: 0,
  }));
}

/** An earlier try may have been carried out although its answer was lost. */
function unlessClosed(error: unknown): void {
  if (!(error instanceof ApiError && error.details.code === 'reservation_closed')) throw error;
}
