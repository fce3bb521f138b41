import type { Counter } from '../../../../contract/counter/counter.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import styles from './VehiclePlate.module.css';

/** A vehicle with its licence plate and its last known kilometres. */
export function VehiclePlate({ vehicle }: Pick<Counter, 'vehicle'>) {
  const { model, licencePlate, mileageKm } = vehicle;
  return (
    <>
      <span className={styles.model}>{model}</span>
      {licencePlate && <span className={styles.plate}>{licencePlate}</span>}
      {mileageKm !== null && (
        <span className={styles.mileage}>{counterTexts().kilometres(mileageKm)}</span>
      )}
    </>
  );
}
