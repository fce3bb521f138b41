import type { Vehicle } from '../../../contract/vehicles.ts';
import { authAddress, here } from '../../lib/addresses.ts';
import { whenLoggedIn } from '../../lib/token.ts';
import { watchScript } from '../../lib/watch-script.ts';
import { vehicleFacts } from '../ui/vehicle-facts.ts';
import { describePage } from './describe-page.ts';
import { vehiclesBefore } from './vehicles-before.ts';

/**
 * Shows the vehicle that the address names in `place`. Who is not logged in cannot book, so that the built page's frame
 * with the vehicle's values is all there is to see; React comes where a token is stored, or where something is missing.
 */
export function startVehiclePage(place: HTMLElement): void {
  let mounted = false;
  const showFrame = () => {
    const { earlyFrame = Promise.reject(new Error('The address names no vehicle')) } = window;
    earlyFrame.then((vehicle) => complete(place, vehicle, mount)).catch(mount);
  };
  const mount = async () => {
    if (mounted) return;
    mounted = true;
    const page = await watchScript(place, import('./mount.tsx'));
    if (page) page.mountVehiclePage(place);
    else showFrame();
  };
  whenLoggedIn(() => void mount());
  if (!mounted) showFrame();
}

/** Fills in what EarlyVehicle.astro left open. */
function complete(place: HTMLElement, vehicle: Vehicle, onBroken: () => void): void {
  place.toggleAttribute('data-complete', true);
  const values = place.querySelectorAll('.facts dd');
  vehicleFacts(vehicle).forEach(([, value], index) => {
    values[index]!.textContent = String(value);
  });
  place.querySelector('article > a')?.setAttribute('href', vehiclesBefore());
  place.querySelector('.notice a')?.setAttribute('href', authAddress('login', here()));
  const picture = place.querySelector('img')!;
  picture.addEventListener('error', onBroken);
  if (picture.complete && picture.naturalWidth === 0) onBroken();
  describePage(vehicle, picture.src);
}
