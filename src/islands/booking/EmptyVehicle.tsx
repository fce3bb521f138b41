import { Facts } from '../ui/Facts.tsx';
import { Picture } from '../ui/Picture.tsx';
import { vehicleFacts } from '../ui/vehicle-facts.ts';
import { BookingForm } from './BookingForm.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';

const unknown = '…';
const facts = vehicleFacts({
  doors: 0,
  seats: 0,
  luggage: 0,
  transmission: '',
  airConditioning: false,
  fuelType: '',
  age: 0,
});

/** What the built page holds of a vehicle it does not know yet; EarlyVehicle.astro and start.ts fill it in. */
export function EmptyVehicle() {
  const picture = { src: '/favicon.svg', srcSet: '/favicon.svg 44w' };
  return (
    <VehicleFrame
      model={unknown}
      price={unknown}
      picture={<Picture picture={picture} sizes="44px" alt="" eager />}
      facts={<Facts facts={facts.map(([name]) => [name, unknown])} />}
    >
      <BookingForm vehicleId={0} />
    </VehicleFrame>
  );
}
