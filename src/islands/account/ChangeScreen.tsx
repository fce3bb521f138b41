import { getPagePath } from '@nanostores/router';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { changeTexts } from '../../lib/texts/texts.ts';
import { Booked } from './Booked.tsx';
import { CallUs } from './CallUs.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './ChangeScreen.module.css';
import { changesOf } from './changes.ts';
import { ReservationFrame } from './ReservationFrame.tsx';
import { $page } from './router.ts';

/** Changes one of the user's reservations. */
export function ChangeScreen({ reservationId: id }: { reservationId: string }) {
  const { form } = changeTexts();
  return (
    <ReservationFrame
      id={id}
      title={form.title(reservationNumber(id))}
      back={{ href: getPagePath($page, 'reservation', { reservationId: id }), text: form.back }}
    >
      {(reservation) => <Change reservation={reservation} />}
    </ReservationFrame>
  );
}

function Change({ reservation }: { reservation: Reservation }) {
  const changes = changesOf(reservation, wallTime());
  if (changes === 'none')
    return <CallUs className="notice notice--info">{changeTexts().form.notNow}</CallUs>;
  return (
    <div className={styles.columns}>
      <ChangeForm reservation={reservation} changes={changes} />
      <Booked reservation={reservation} />
    </div>
  );
}
