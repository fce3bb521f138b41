import { useCallback } from 'react';
import { getVehicle } from '../../../contract/vehicles/vehicles.ts';
import { call } from '../../lib/api/api.ts';
import { imageOf } from '../../lib/api/images.ts';
import { useResource } from '../../lib/api/resource.ts';
import { rentalTimes } from '../../lib/rental/rental.ts';
import { readSearch, rentalOf } from '../../lib/rental/search-address.ts';
import { sentenceTime } from '../../lib/texts/format.ts';
import { authTexts } from '../../lib/texts/texts.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import styles from './WaitingRental.module.css';

/** A vehicle, with the times that its page's address carries. */
export function WaitingRental({ id, query }: { id: string; query: string }) {
  const load = useCallback(() => call(getVehicle, { params: { id } }), [id]);
  const { resource } = useResource(load);
  if (resource.state !== 'ready') return null;
  const vehicle = resource.data;
  return (
    <section className={styles.rental} aria-label={authTexts().waiting}>
      <div className={styles.image}>
        <VehicleImage image={imageOf(vehicle)} sizes="6rem" alt="" eager />
      </div>
      <p className={styles.text}>
        <strong>{vehicle.model}</strong>
        {timesIn(query).map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </section>
  );
}

/** From when until when, a line each, or that it waits, unless all times are chosen. */
function timesIn(query: string): string[] {
  const rental = rentalOf(readSearch(query) ?? {});
  if (rental === null || rental === 'incomplete') return [authTexts().waiting];
  const { pickUpTime, dropOffTime } = rentalTimes(rental);
  return [sentenceTime(pickUpTime), `– ${sentenceTime(dropOffTime)}`];
}
