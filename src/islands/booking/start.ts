import type { Vehicle } from '../../../contract/vehicles.ts';
import { authAddress, here } from '../../lib/addresses.ts';
import { onTokenChange, readToken } from '../../lib/token.ts';
import { vehicleFacts } from '../ui/vehicle-facts.ts';
import { describePage } from './describe-page.ts';

/**
 * Shows the vehicle that the address names in `place`. Who is not logged in cannot book, so that the built page's frame
 * with the vehicle's values is all there is to see; React comes where a token is stored, or where something is missing.
 */
export function startVehiclePage(place: HTMLElement): void {
  let mounted = false;
  const mount = async () => {
    if (mounted) return;
    mounted = true;
    const { mountVehiclePage } = await import('./mount.tsx');
    mountVehiclePage(place);
  };
  const mountForMember = () => {
    if (readToken() !== null) void mount();
  };
  mountForMember();
  onTokenChange(mountForMember);
  window.addEventListener('pageshow', mountForMember);
  if (mounted) return;
  const { earlyFrame = Promise.reject(new Error('The address names no vehicle')) } = window;
  earlyFrame.then((vehicle) => complete(place, vehicle, mount)).catch(mount);
}

/** Fills in what EarlyVehicle.astro left open. */
function complete(place: HTMLElement, vehicle: Vehicle, onBroken: () => void): void {
  const values = place.querySelectorAll('.facts dd');
  vehicleFacts(vehicle).forEach(([, value], index) => {
    values[index]!.textContent = String(value);
  });
  place.querySelector('.notice a')?.setAttribute('href', authAddress('login', here()));
  const picture = place.querySelector('img')!;
  picture.addEventListener('error', onBroken);
  if (picture.complete && picture.naturalWidth === 0) onBroken();
  describePage(vehicle, picture.src);
}
