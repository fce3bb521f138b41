import type { ReactNode } from 'react';
import { vehiclesAddress } from '../../lib/addresses.ts';
import { useRunning } from '../../lib/running.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './VehicleFrame.module.css';
import { vehiclesBefore } from './vehicles-before.ts';

interface Props {
  model: string;
  price: string;
  picture: ReactNode;
  facts?: ReactNode;
  /** What stands beside the picture. */
  children?: ReactNode;
}

/** The layout of a vehicle's page; the built page holds an empty one, see EmptyVehicle.tsx. */
export function VehicleFrame({ model, price, picture, facts, children }: Props) {
  const list = useRunning() ? vehiclesBefore() : vehiclesAddress;
  return (
    <article>
      <a className={styles.back} href={list}>
        <Icon name="back" size={18} />
        {texts.vehicles.back}
      </a>
      <header className={`page-header ${styles.header}`}>
        <h1>{model}</h1>
        <p className={`price ${styles.price}`}>{price}</p>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={styles.picture}>{picture}</div>
          {facts}
        </div>
        <div className={styles.column}>{children}</div>
      </div>
    </article>
  );
}
