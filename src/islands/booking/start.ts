import type { Vehicle } from '../../../contract/vehicles.ts';
import { vehiclePath } from '../../lib/addresses.ts';
import { idPlaceholder } from '../../lib/placeholder.ts';
import { whenLoggedIn } from '../../lib/token.ts';
import { watchScript } from '../../lib/watch-script.ts';
import { describePage } from './describe-page.ts';
import { vehicleFrame, type Drawn } from './fill-vehicle.ts';
import { stickColumns } from './stick-columns.ts';

/**
 * Shows the address's vehicle in `place`. Anonymous visitors, who cannot book, get the filled frame with calendar and quote;
 * React loads if a token is stored or the vehicle could not be shown.
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

/** Loads the vehicle from `data-call` and shows its frame. Rejects if the answer is not a vehicle. */
async function show(place: HTMLElement): Promise<Drawn> {
  const [, id] = vehiclePath.exec(location.pathname) ?? [];
  if (!id) throw new Error('The address names no vehicle');
  const answer = await fetch(place.dataset.call!.replace(idPlaceholder, id));
  const vehicle = (await answer.json()) as Vehicle;
  const frame = draw(vehicle);
  place.replaceChildren(frame);
  return { vehicle, frame };
}

/** Fills a frame and describes the page. @throws TypeError if the vehicle lacks a field */
function draw(vehicle: Vehicle): Element {
  const frame = vehicleFrame(vehicle);
  describePage(vehicle, frame);
  stickColumns(frame);
  startWhenNear(frame);
  return frame;
}

/** Loads calendar and quote when either comes near the window. */
function startWhenNear(frame: Element): void {
  const start = async (section: Element) => {
    const availability = await watchScript(section, import('./availability.ts'));
    await availability?.startAvailability(frame);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void start(frame.querySelector('[data-calendar]')!);
    },
    { rootMargin: '400px' },
  );
  for (const place of frame.querySelectorAll('[data-calendar], [data-booking]'))
    observer.observe(place);
}
