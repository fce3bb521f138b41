import { pages } from '../../../contract/pages.ts';
import type { PublicFieldName } from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { authAddress, here, vehiclesAddress } from '../../lib/addresses.ts';
import { hasField, vehicleText } from '../../lib/vehicle-text.ts';
import { fillImages } from './fill-images.ts';
import { currentLanguage } from '../../lib/language.ts';

/** A vehicle and its filled frame. */
export interface Drawn {
  vehicle: Vehicle;
  frame: Element;
}

/** Passed to React instead of imported by it: this script is inlined into the page. */
export type Draw = (vehicle: Vehicle) => Element;

/** Fills a copy of VehicleFrame.astro with a vehicle. @throws TypeError if a field is missing */
export function vehicleFrame(vehicle: Vehicle): Element {
  const { content } = document.querySelector<HTMLTemplateElement>(
    `template[data-frame=${currentLanguage()}]`,
  )!;
  const frame = content.firstElementChild!.cloneNode(true) as Element;
  fillVehicle(frame, vehicle);
  return frame;
}

/** Fills a frame's `data-field` elements, images and links. */
export function fillVehicle(frame: ParentNode, vehicle: Vehicle): void {
  for (const place of frame.querySelectorAll<HTMLElement>('[data-field]'))
    fillField(place, vehicle);
  for (const group of frame.querySelectorAll('[data-group]'))
    if (!group.querySelector('[data-field]')) group.remove();
  fillImages(frame, vehicle);
  fillTimes(frame);
  frame.querySelector('[data-back]')?.setAttribute('href', vehiclesBefore());
  frame.querySelector('[data-login]')?.setAttribute('href', authAddress('login', here()));
}

/** Removes the row of what the vehicle lacks. */
function fillField(place: HTMLElement, vehicle: Vehicle): void {
  const name = place.dataset.field as PublicFieldName;
  if (hasField(vehicle, name)) place.textContent = vehicleText(vehicle, name);
  else place.closest('[data-row]')!.remove();
}

/** Shows the times of the address in the built form, which anonymous visitors cannot fill in. */
function fillTimes(frame: ParentNode): void {
  const params = new URLSearchParams(location.search);
  const inputs = 'input:is([type=date], [type=time])';
  for (const input of frame.querySelectorAll<HTMLInputElement>(inputs))
    input.value = params.get(input.name) ?? '';
}

/** The vehicle list that the visitor came from, with its page or search; else the first page, or the search for the same times. */
function vehiclesBefore(): string {
  const { origin, pathname, search } = new URL(
    URL.canParse(document.referrer) ? document.referrer : location.href,
  );
  const isList = origin === location.origin && pathname.replace(/\/$/, '') === pages.solutions;
  return vehiclesAddress.replace('#', `${isList ? search : location.search}#`);
}
