import type { Counter } from '../../../../contract/counter/counter.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { MissingMark } from '../MissingMark.tsx';
import styles from './VehiclePlate.module.css';

type Props = Pick<Counter, 'vehicle' | 'exchangeConsent' | 'vehicleMissing'>;

/** A vehicle with its licence plate and its last known kilometres, and how the customer agreed to it if it is of another kind; only what was booked where none is assigned. */
export function VehiclePlate({ vehicle, exchangeConsent, vehicleMissing }: Props) {
  const { model, licencePlate, mileageKm } = vehicle;
  if (vehicleMissing)
    return (
      <>
        <span className={styles.model}>{model}</span> <MissingMark />
      </>
    );
  return (
    <>
      <span className={styles.model}>{model}</span>
      {licencePlate && <span className={styles.plate}>{licencePlate}</span>}
      {mileageKm !== null && (
        <span className={styles.mileage}>{counterTexts().kilometres(mileageKm)}</span>
      )}
      {exchangeConsent && (
        <span className={styles.mileage}>{counterTexts().otherKind(exchangeConsent)}</span>
      )}
    </>
  );
}
