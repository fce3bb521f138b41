import { vehicleFieldsIn } from '../../../contract/vehicle-fields.ts';
import { texts } from '../../../contract/texts/en/site.ts';
import { Facts } from '../ui/Facts.tsx';
import { Picture } from '../ui/Picture.tsx';
import { BookingForm } from './BookingForm.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';

const unknown = '…';
const facts = vehicleFieldsIn('facts').map(
  (name) => [texts.vehicles[name], unknown] as [string, string],
);

/** What the built page holds of a vehicle it does not know yet; EarlyVehicle.astro and start.ts fill it in. */
export function EmptyVehicle() {
  const picture = { src: '/favicon.svg', srcSet: '/favicon.svg 44w' };
  return (
    <VehicleFrame
      model={unknown}
      price={unknown}
      picture={<Picture picture={picture} sizes="44px" alt="" eager />}
      facts={<Facts facts={facts} />}
    >
      <BookingForm vehicleId={0} />
    </VehicleFrame>
  );
}
