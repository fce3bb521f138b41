import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { VehicleChoice } from '../../../../contract/reservations/search.ts';
import { price, shortDateTime } from '../../../lib/texts/format.ts';
import { priceTexts } from '../../../lib/texts/texts.ts';
import { placeName } from '../../../lib/site/place-of.ts';
import { imageOf } from '../../../lib/api/images.ts';
import { linesText } from '../../../lib/rental/lines-of.ts';
import { VehicleImage } from '../../ui/VehicleImage.tsx';
import { VehicleName } from '../VehicleName.tsx';
import styles from './FreeVehicles.module.css';

interface Props {
  vehicle: VehicleChoice;
  /** What its total is for. */
  moments: Moments;
  /** From when it is free, instead of its total; a wall time. */
  from?: string;
  isChosen: boolean;
  onChoose: () => void;
}

/** A vehicle with its place, its total and how that comes about, to be chosen with one click. */
export function FreeVehicle({ vehicle, moments, from, isChosen, onChoose }: Props) {
  const { totalPrice, homePlace } = vehicle;
  const place = placeName(homePlace);
  return (
    <label className={styles.vehicle}>
      <input type="radio" name="freeVehicle" checked={isChosen} onChange={onChoose} />
      <span className={styles.image}>
        <VehicleImage image={imageOf(vehicle)} sizes="5rem" alt="" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>
          <VehicleName vehicle={vehicle} />
          {place && <small className={styles.place}>{place}</small>}
        </span>{' '}
        <span className={styles.total}>
          {from ? priceTexts().freeFrom(shortDateTime(from)) : price(totalPrice)}
        </span>{' '}
      </span>
      {!from && <small className={styles.lines}>{linesText(vehicle, moments, totalPrice)}</small>}
    </label>
  );
}
