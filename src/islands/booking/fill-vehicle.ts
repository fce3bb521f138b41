import { pages } from '../../../contract/pages.ts';
import type { VehicleFieldName } from '../../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles.ts';
import { vehicleTexts } from '../../../contract/texts/en/site.ts';
import { authAddress, here, vehiclesAddress } from '../../lib/addresses.ts';
import { idPlaceholder } from '../../lib/placeholder.ts';
import { vehicleText } from '../../lib/vehicle-text.ts';

/** A vehicle and its filled frame. */
export interface Drawn {
  vehicle: Vehicle;
  frame: Element;
}

/** Passed to React instead of imported by it: this script is inlined into the page. */
export type Draw = (vehicle: Vehicle) => Element;

/** Fills a copy of VehicleFrame.astro with a vehicle. @throws TypeError if a field is missing */
export function vehicleFrame(vehicle: Vehicle): Element {
  const { content } = document.querySelector<HTMLTemplateElement>('#vehicle-frame')!;
  const frame = content.firstElementChild!.cloneNode(true) as Element;
  fillVehicle(frame, vehicle);
  return frame;
}

/** Fills a frame's `data-field` elements, image and links. */
export function fillVehicle(frame: ParentNode, vehicle: Vehicle): void {
  for (const place of frame.querySelectorAll<HTMLElement>('[data-field]'))
    place.textContent = vehicleText(vehicle, place.dataset.field as VehicleFieldName);
  fillImage(frame.querySelector('img')!, vehicle);
  frame.querySelector('[data-back]')?.setAttribute('href', vehiclesBefore());
  frame.querySelector('[data-login]')?.setAttribute('href', authAddress('login', here()));
}

/** Shows the vehicle's image; if it is missing or fails to load, the frame shows an icon. */
function fillImage(img: HTMLImageElement, { model, image }: Vehicle): void {
  // Other hosts may send null, and this answer is not validated.
  const [id] = image ?? [];
  if (!id) {
    img.remove();
    return;
  }
  const address = (pattern = '') => pattern.replaceAll(idPlaceholder, encodeURIComponent(id));
  img.srcset = address(img.dataset.srcset);
  img.src = address(img.dataset.src);
  img.alt = vehicleTexts.image(model);
  img.addEventListener('error', () => img.remove());
}

/** The vehicle list that the visitor came from, with its page; else the first page. */
function vehiclesBefore(): string {
  if (!URL.canParse(document.referrer)) return vehiclesAddress;
  const { origin, pathname, search } = new URL(document.referrer);
  const isList = origin === location.origin && pathname.replace(/\/$/, '') === pages.solutions;
  return isList ? vehiclesAddress.replace('#', `${search}#`) : vehiclesAddress;
}
