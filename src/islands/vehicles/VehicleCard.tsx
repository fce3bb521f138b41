import type { ReactNode } from 'react';
import { cardFacts } from '../../lib/rental/deciding-facts.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { vatNote } from '../../lib/texts/format.ts';
import { imageOf } from '../../lib/api/images.ts';
import { bookingAddress } from '../../lib/rental/search-address.ts';
import { hasField, vehicleText } from '../../lib/texts/vehicle-text.ts';
import { VehicleImage } from '../ui/VehicleImage.tsx';
import styles from './VehicleCard.module.css';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';

interface Props {
  vehicle: Vehicle;
  /** The image is probably in sight at once. */
  eager: boolean;
  /** Its page, by default without times. */
  href?: string;
  isTaken?: boolean;
  /** What it costs for the time that was searched for; by default the price per day, or per hour. */
  total?: ReactNode;
  /** How that comes about, or when it is free again. */
  children?: ReactNode;
}

/** A vehicle in the list: one link, whose area is the whole card. */
export function VehicleCard({ vehicle, eager, href, isTaken, total, children }: Props) {
  const facts = cardFacts.filter((name) => hasField(vehicle, name));
  return (
    <article className={`card ${styles.card}`} data-taken={isTaken || undefined}>
      <div className="card__media">
        <VehicleImage
          image={imageOf(vehicle)}
          sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, (min-width: 24rem) 8.5rem, 100vw"
          alt={vehicleTexts().image(vehicle.model)}
          eager={eager}
        />
      </div>
      <div className={styles.head}>
        <h3 className={styles.model}>
          <a
            className={`cover-link ${styles.link}`}
            href={href ?? bookingAddress(vehicle.id, null)}
          >
            {vehicle.model}
          </a>
        </h3>
        <p className={`price ${styles.price}`}>
          {total ?? <UsualPrice vehicle={vehicle} />}
          {vatNote() && <small>{vatNote()}</small>}
        </p>
      </div>
      {children}
      <dl className={styles.facts}>
        {facts.map((name) => (
          <div key={name}>
            <dt>{vehicleTexts()[name]}</dt>
            <dd>{vehicleText(vehicle, name)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** The price per day, which most pay, and that per hour. */
function UsualPrice({ vehicle }: { vehicle: Vehicle }) {
  const [first, second] = (['pricePerDay', 'pricePerHour'] as const).filter((name) =>
    hasField(vehicle, name),
  );
  return (
    <>
      {first && vehicleText(vehicle, first)}
      {second && <small>{vehicleText(vehicle, second)}</small>}
    </>
  );
}
