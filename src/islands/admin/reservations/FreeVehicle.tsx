import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { VehicleChoice } from '../../../../contract/reservations/search.ts';
import { price } from '../../../lib/texts/format.ts';
import { imageOf } from '../../../lib/api/images.ts';
import { linesText } from '../../../lib/rental/lines-of.ts';
import { VehicleImage } from '../../ui/VehicleImage.tsx';
import { VehicleName } from '../VehicleName.tsx';
import styles from './FreeVehicles.module.css';

interface Props {
  vehicle: VehicleChoice;
  /** What its total is for. */
  moments: Moments;
  isChosen: boolean;
  onChoose: () => void;
}

/** A free vehicle with its total and how that comes about, to be chosen with one click. */
export function FreeVehicle({ vehicle, moments, isChosen, onChoose }: Props) {
  const { totalPrice } = vehicle;
  return (
    <label className={styles.vehicle}>
      <input type="radio" name="freeVehicle" checked={isChosen} onChange={onChoose} />
      <span className={styles.image}>
        <VehicleImage image={imageOf(vehicle)} sizes="5rem" alt="" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <VehicleName vehicle={vehicle} />
        </span>{' '}
        <span className={styles.total}>{price(totalPrice)}</span>{' '}
      </span>
      <small className={styles.lines}>{linesText(vehicle, moments, totalPrice)}</small>
    </label>
  );
}
