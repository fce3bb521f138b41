import { pages } from '../../../contract/pages.ts';
import { vehicleFieldsIn } from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { fill } from '../../lib/addresses.ts';
import { imageOf } from '../../lib/images.ts';
import { vehicleText } from '../../lib/vehicle-text.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import styles from './VehicleCard.module.css';

interface Props {
  vehicle: Vehicle;
  /** The image is probably in sight at once. */
  eager: boolean;
}

/** A vehicle in the list: one link, whose area is the whole card. */
export function VehicleCard({ vehicle, eager }: Props) {
  return (
    <article className={`card ${styles.card}`}>
      <div className="card__media">
        <VehicleImage
          image={imageOf(vehicle)}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw"
          alt={texts.vehicles.image(vehicle.model)}
          eager={eager}
        />
      </div>
      <div className={styles.head}>
        <h3 className={styles.model}>
          <a
            className={`cover-link ${styles.link}`}
            href={fill(pages.vehicle, { vehicleId: vehicle.id })}
          >
            {vehicle.model}
          </a>
        </h3>
        <p className={`price ${styles.price}`}>{vehicleText(vehicle, 'pricePerHour')}</p>
      </div>
      <dl className={styles.facts}>
        {vehicleFieldsIn('card').map((name) => (
          <div key={name}>
            <dt>{texts.vehicles[name]}</dt>
            <dd>{vehicleText(vehicle, name)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
