import type { ListedVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { imageOf } from '../../../lib/api/images.ts';
import { date, price } from '../../../lib/texts/format.ts';
import { blockTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { VehicleImage } from '../../ui/VehicleImage.tsx';
import { dueName } from '../due-name.ts';
import { homePlaceName } from './home-place.ts';
import { StateNow } from './StateCell.tsx';
import styles from './VehicleHead.module.css';

/** What a vehicle looks like, what it does now, where it belongs, what it costs, and when it is due for what. */
export function VehicleHead({ vehicle }: { vehicle: ListedVehicle }) {
  const { state, homePlace, mileageKm, pricePerDay, dues } = vehicle;
  const texts = vehicleTexts();
  return (
    <div className={styles.head}>
      <div className={styles.image}>
        <VehicleImage image={imageOf(vehicle)} sizes="(width < 48rem) 100vw, 14rem" alt="" eager />
      </div>
      <Facts
        facts={[
          [blockTexts().state, state && <StateNow state={state} />],
          [texts.homePlace, homePlace && homePlaceName(homePlace)],
          [texts.mileageKm, mileageKm != null && counterTexts().kilometres(mileageKm)],
          [texts.pricePerDay, pricePerDay != null && price(pricePerDay)],
          ...(dues ?? []).map((due) => [dueName(due), due.dueOn && date(due.dueOn)] as const),
        ]}
      />
    </div>
  );
}
