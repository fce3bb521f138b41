import { pages } from '../../../contract/site/pages.ts';
import type { PublicFieldName } from '../../../contract/vehicles/vehicle-fields.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { hasField, vehicleText } from '../../lib/texts/vehicle-text.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import { vehicleTexts } from '../../lib/texts/vehicle-texts.ts';
import { enlargeImages } from './enlarge-images.ts';
import { fillPlaceholder, fillImage } from './fill-image.ts';
import { linkLogin } from './link-login.ts';

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
  frame.setAttribute('data-home', vehicle.homePlace ?? '');
  return frame;
}

/** Fills a frame's `data-field` elements, images and links. */
export function fillVehicle(frame: ParentNode, vehicle: Vehicle): void {
  for (const place of frame.querySelectorAll<HTMLElement>('[data-field]'))
    fillField(place, vehicle);
  for (const group of frame.querySelectorAll('[data-group]'))
    if (!group.querySelector('[data-field]')) group.remove();
  fillRates(frame, vehicle);
  fillImages(frame, vehicle);
  fillTimes(frame);
  frame.querySelector('[data-back]')?.setAttribute('href', vehiclesBefore());
  linkLogin(frame);
}

/** Removes the row of what the vehicle lacks. */
function fillField(place: HTMLElement, vehicle: Vehicle): void {
  const name = place.dataset.field as PublicFieldName;
  if (hasField(vehicle, name)) place.textContent = vehicleText(vehicle, name);
  else place.closest('[data-row]')!.remove();
}

/** What a day costs, or else an hour, until there is a total. */
function fillRates(frame: ParentNode, vehicle: Vehicle): void {
  const perHour = vehicleText(vehicle, 'pricePerHour');
  const rates = hasField(vehicle, 'pricePerDay')
    ? [vehicleText(vehicle, 'pricePerDay'), perHour]
    : [perHour, ''];
  for (const place of frame.querySelectorAll('[data-total]'))
    for (const [index, text] of rates.entries()) place.children[index]!.textContent = text;
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
  const isList = origin === location.origin && pathname.replace(/\/$/, '') === pages.vehicles;
  return pages.vehicles + (isList ? search : location.search);
}

/** Shows the vehicle's images in a frame: all in a strip of links that enlarge them, and buttons that scroll to each of several. */
function fillImages(frame: ParentNode, { model, image, furtherImages }: Vehicle): void {
  const strip = frame.querySelector<HTMLElement>('[data-images]')!;
  const thumbs = frame.querySelector<HTMLElement>('[data-thumbs]')!;
  // Bare hosts may send null, and this answer is not validated.
  const ids = [...(image ?? []), ...(furtherImages ?? [])];
  const texts = vehicleTexts();
  const slides = copies(strip, ids.length) as HTMLAnchorElement[];
  for (const [index, slide] of slides.entries()) {
    const img = slide.querySelector('img')!;
    const alt = index === 0 ? texts.image(model) : texts.furtherImage(model, index + 1);
    if (index > 0) img.loading = 'lazy';
    fillImage(img, ids[index], alt);
    if (ids[index]) fillLink(slide, ids[index], texts.enlarge(alt));
  }
  enlargeImages(document.querySelector('[data-large]')!, slides);
  if (ids.length < 2) {
    thumbs.remove();
    return;
  }
  for (const [index, button] of copies(thumbs, ids.length).entries()) {
    button.ariaLabel = texts.furtherImage(model, index + 1);
    button.addEventListener('click', () => {
      strip.scrollLeft = slides[index]!.offsetLeft - slides[0]!.offsetLeft;
    });
    fillImage(button.querySelector('img')!, ids[index], '');
  }
}

/** Leads to an image, unless it fails to load. */
function fillLink(link: HTMLAnchorElement, id: string, label: string): void {
  link.href = fillPlaceholder(id, link.dataset.href);
  link.ariaLabel = label;
  link.querySelector('img')!.addEventListener('error', () => {
    link.removeAttribute('href');
    link.ariaLabel = null;
  });
}

/** Fills an element with so many copies of its one child, at least one. */
function copies(list: HTMLElement, count: number): HTMLElement[] {
  const [first] = list.children;
  for (let more = 1; more < count; more += 1) list.append(first!.cloneNode(true));
  return [...list.children] as HTMLElement[];
}
