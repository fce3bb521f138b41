import { pages } from '../../../contract/pages.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { fill } from '../../lib/addresses.ts';
import { pricePerHour } from '../../lib/format.ts';
import { pictureOf } from '../../lib/images.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Picture } from '../ui/Picture.tsx';
import { vehicleFacts } from '../ui/vehicle-facts.ts';
import styles from './VehicleCard.module.css';

interface Props {
  vehicle: Vehicle;
  /** The picture is probably in sight at once. */
  eager: boolean;
}

/** A vehicle in the list: one link, whose area is the whole card. */
export function VehicleCard({ vehicle, eager }: Props) {
  return (
    <article className={`card ${styles.card}`}>
      <div className="card__media">
        <Picture
          picture={pictureOf(vehicle)}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
          alt={texts.vehicles.picture(vehicle.model)}
          eager={eager}
        />
      </div>
      <div className={styles.head}>
        <h3 className={styles.model}>
          <a className={styles.link} href={fill(pages.vehicle, { vehicleId: vehicle.id })}>
            {vehicle.model}
          </a>
        </h3>
        <p className={`price ${styles.price}`}>{pricePerHour(vehicle.pricePerHour)}</p>
      </div>
      <dl className={styles.facts}>
        {vehicleFacts(vehicle, 'card').map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
