import { Picture } from '../ui/Picture.tsx';
import { VehicleFrame } from './VehicleFrame.tsx';

/** What the built page holds of a vehicle it does not know yet; EarlyVehicle.astro fills it in. */
export function EmptyVehicle() {
  const picture = { src: '/favicon.svg', srcSet: '/favicon.svg 44w' };
  return (
    <VehicleFrame
      model="…"
      price="…"
      picture={<Picture picture={picture} sizes="44px" alt="" eager />}
    />
  );
}
