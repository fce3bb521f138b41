import type { NamedVehicle } from '../../../contract/vehicles/vehicle-name.ts';
import styles from './VehicleName.module.css';

/** A vehicle as staff tell it from others: its model, and its licence plate below. */
export const VehicleName = ({ vehicle: { model, licencePlate } }: { vehicle: NamedVehicle }) => (
  <>
    <span className={styles.model}>{model}</span>
    {licencePlate && (
      <>
        {' '}
        <span className={styles.plate}>{licencePlate}</span>
      </>
    )}
  </>
);
