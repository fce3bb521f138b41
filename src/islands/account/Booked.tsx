import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { imageOf } from '../../lib/api/images.ts';
import { changeTexts, texts } from '../../lib/texts/texts.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import { BookedPrice } from './BookedPrice.tsx';
import styles from './ChangeScreen.module.css';
import { RentalTimes } from './RentalTimes.tsx';

/** What is booked while a change is being made. */
export function Booked({ reservation }: { reservation: Reservation }) {
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
