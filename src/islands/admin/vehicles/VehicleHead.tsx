import type { ListedVehicle } from '../../../../contract/vehicles/vehicles.ts';
import { date, price } from '../../../lib/texts/format.ts';
import { blockTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { vehicleTexts } from '../../../lib/texts/vehicle-texts.ts';
import { Facts } from '../../ui/Facts.tsx';
import { dueName } from '../due-name.ts';
import { homePlaceName } from './home-place.ts';
import { StateNow } from './StateCell.tsx';

/** What a vehicle does now, where it belongs, what it costs, and when it is due for what. */
export function VehicleHead({ vehicle }: { vehicle: ListedVehicle }) {
  const { state, homePlace, mileageKm, pricePerDay, dues } = vehicle;
  const texts = vehicleTexts();
  return (
    <Facts
      facts={[
        [blockTexts().state, state && <StateNow state={state} />],
        [texts.homePlace, homePlace && homePlaceName(homePlace)],
        [texts.mileageKm, mileageKm != null && counterTexts().kilometres(mileageKm)],
        [texts.pricePerDay, pricePerDay != null && price(pricePerDay)],
        ...(dues ?? []).map((due) => [dueName(due), due.dueOn && date(due.dueOn)] as const),
      ]}
    />
  );
}
