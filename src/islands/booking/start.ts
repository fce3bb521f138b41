import type { Vehicle } from '../../../contract/vehicles.ts';
import { vehiclePath } from '../../lib/addresses.ts';
import { idPlaceholder } from '../../lib/placeholder.ts';
import { whenLoggedIn } from '../../lib/token.ts';
import { watchScript } from '../../lib/watch-script.ts';
import { describePage } from './describe-page.ts';
import { vehicleFrame } from './fill-vehicle.ts';

/** A vehicle and the frame that shows it. */
export interface Drawn {
  vehicle: Vehicle;
  frame: Element;
}

/** Handed to React rather than imported by it: what this script imports stands in the page, and in no file. */
export type Draw = (vehicle: Vehicle) => Element;

/**
 * Shows the vehicle that the address names in `place`. Who is not logged in cannot book, so that the filled frame is all there
 * is to see; React comes where a token is stored, or where something is missing.
 */
export function startVehiclePage(place: HTMLElement): void {
  const drawn = show(place);
  let isMounted = false;
  const mount = async () => {
    if (isMounted) return;
    isMounted = true;
    const page = await watchScript(place, import('./VehiclePage.tsx'));
    page?.mountVehiclePage(place, await drawn.catch(() => null), draw);
  };
  whenLoggedIn(() => void mount());
  drawn.catch(mount);
}

/** Asks for the vehicle and shows its frame. Rejects when the answer is no vehicle; `data-call` is the call's address. */
async function show(place: HTMLElement): Promise<Drawn> {
  const [, id] = vehiclePath.exec(location.pathname) ?? [];
  if (!id) throw new Error('The address names no vehicle');
  const answer = await fetch(place.dataset.call!.replace(idPlaceholder, id));
  const vehicle = (await answer.json()) as Vehicle;
  const frame = draw(vehicle);
  place.replaceChildren(frame);
  return { vehicle, frame };
}

/** A frame with the vehicle in it, after which the page is named. @throws TypeError when the vehicle lacks a field */
function draw(vehicle: Vehicle): Element {
  const frame = vehicleFrame(vehicle);
  describePage(vehicle, frame);
  return frame;
}
