import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { vehicleIdIn, idPlaceholder } from '../../lib/site/addresses.ts';
import { whenLoggedIn } from '../../lib/storage/token.ts';
import { watchScript } from '../../lib/page/watch-script.ts';
import { bookingId } from '../../lib/rental/booking-id.ts';
import { vehicleFrame, type Drawn } from './fill-vehicle.ts';
import { titleOf } from '../../lib/texts/title.ts';
import { productData } from './product-data.ts';

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
  const id = vehicleIdIn();
  if (!id) throw new Error('The address names no vehicle');
  const answer = await fetch(place.dataset.call!.replace(idPlaceholder, id));
  const vehicle = (await answer.json()) as Vehicle;
  const frame = draw(vehicle);
  place.replaceChildren(frame);
  // Whoever logged in from the form comes back to it.
  if (location.hash === `#${bookingId}`) document.getElementById(bookingId)?.scrollIntoView();
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

/** Loads calendar and quote when either comes near the window, or at once for a time that the address brings. */
function startWhenNear(frame: Element): void {
  const start = async (section: Element) => {
    const availability = await watchScript(section, import('./start-availability.ts'));
    await availability?.startAvailability(frame);
  };
  if (new URLSearchParams(location.search).has('pickUpDate')) {
    void start(frame.querySelector('[data-calendar]')!);
    return;
  }
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

/** Sets the page's title and structured data for the vehicle in `frame`. */
function describePage(vehicle: Vehicle, frame: Element): void {
  document.title = titleOf(vehicle.model);
  const address = location.origin + location.pathname;
  put('link', { rel: 'canonical', href: address });
  put('script', {
    type: 'application/ld+json',
    textContent: JSON.stringify(productData(vehicle, address, frame.querySelector('img')?.src)),
  });
}

/** Finds or creates an element in the head. */
function put<Name extends 'link' | 'script'>(
  name: Name,
  values: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.querySelector(`${name}[data-vehicle]`)?.remove();
  const element = Object.assign(document.createElement(name), values);
  element.toggleAttribute('data-vehicle', true);
  document.head.append(element);
}

/**
 * Tells the columns of a vehicle's page how high they are: one that is higher than the window sticks with its end, so that all
 * of it can be scrolled into view.
 */
function stickColumns(frame: Element): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries)
      (target as HTMLElement).style.setProperty('--height', `${borderBoxSize[0]!.blockSize}px`);
  });
  for (const column of frame.querySelectorAll('[data-column]')) observer.observe(column);
}
