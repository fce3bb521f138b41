import { Fragment } from 'react';
import type { NamedVehicle } from '../../../contract/vehicles/vehicle-name.ts';
import styles from './VehicleName.module.css';

interface Props {
  vehicle: NamedVehicle;
  /** Whether the rental has lost it. */
  isLost?: boolean | undefined;
}

/** A vehicle as staff tell it from others: its model, and its licence plate; crossed out where it is lost. */
export function VehicleName({ vehicle: { model, licencePlate }, isLost }: Props) {
  const Name = isLost ? 's' : Fragment;
  return (
    <Name>
      <span className={styles.model}>{model}</span>
      {licencePlate && (
        <>
          {' '}
          <span className={styles.plate}>{licencePlate}</span>
        </>
      )}
    </Name>
  );
}
