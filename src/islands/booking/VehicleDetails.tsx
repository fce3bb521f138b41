import type { ReactNode } from 'react';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { vehiclesAddress } from '../../lib/addresses.ts';
import { pricePerHour } from '../../lib/format.ts';
import { pictureOf, vehiclePictureSizes } from '../../lib/images.ts';
import { texts } from '../../lib/texts.ts';
import { Facts } from '../ui/Facts.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import { vehicleFacts } from '../ui/vehicle-facts.ts';
import { BookingForm } from './BookingForm.tsx';
import { ProductData } from './ProductData.tsx';
import styles from './VehicleDetails.module.css';

interface Props {
  vehicle: Vehicle;
  contract: ReactNode;
}

export function VehicleDetails({ vehicle, contract }: Props) {
  return (
    <article>
      <ProductData vehicle={vehicle} />
      <a className={styles.back} href={vehiclesAddress}>
        <Icon name="back" size={18} />
        {texts.vehicles.back}
      </a>
      <header className={`page-header ${styles.header}`}>
        <h1>{vehicle.model}</h1>
        <p className={`price ${styles.price}`}>{pricePerHour(vehicle.pricePerHour)}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.picture}>
            <Picture
              picture={pictureOf(vehicle)}
              sizes={vehiclePictureSizes}
              alt={texts.vehicles.picture(vehicle.model)}
              eager
            />
          </div>
          <Facts facts={vehicleFacts(vehicle)} />
        </div>
        <div className={styles.column}>
          <BookingForm vehicleId={vehicle.id} contract={contract} />
        </div>
      </div>
    </article>
  );
}
