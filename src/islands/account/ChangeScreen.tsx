import { getPagePath } from '@nanostores/router';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { changeTexts, texts } from '../../lib/texts/texts.ts';
import { CallUs } from '../ui/CallUs.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import styles from './ChangeScreen.module.css';
import { changesOf } from './stage.ts';
import { ReservationFrame } from './ReservationFrame.tsx';
import { $page } from './router.ts';
import { imageOf } from '../../lib/api/images.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import { BookedPrice } from './BookedPrice.tsx';
import { RentalTimes } from './RentalTimes.tsx';

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

/** What is booked while a change is being made. */
function Booked({ reservation }: { reservation: Reservation }) {
  const { vehicle } = reservation;
  return (
    <aside className={`card ${styles.booked}`} aria-labelledby="booked">
      <h2 id="booked">{changeTexts().form.booked}</h2>
      <div className={styles.media}>
        <VehicleImage
          image={vehicle && imageOf(vehicle)}
          sizes="(min-width: 48rem) 24rem, 100vw"
          alt={vehicle ? vehicleTexts().image(vehicle.model) : ''}
        />
      </div>
      <p className={styles.model}>{vehicle?.model ?? texts().rental.vehicle}</p>
      <dl className={styles.facts}>
        <RentalTimes rental={reservation} now={null} />
      </dl>
      <BookedPrice reservation={reservation} />
    </aside>
  );
}
