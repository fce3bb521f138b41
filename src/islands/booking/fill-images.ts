import type { Vehicle } from '../../../contract/vehicles.ts';
import { vehicleTexts } from '../../lib/vehicle-texts.ts';
import { enlargeImages } from './enlarge-images.ts';
import { fillPlaceholder, fillImage } from './fill-image.ts';

/** Shows the vehicle's images in a frame: all in a strip of links that enlarge them, and buttons that scroll to each of several. */
export function fillImages(frame: ParentNode, { model, image, furtherImages }: Vehicle): void {
  const strip = frame.querySelector<HTMLElement>('[data-images]')!;
  const thumbs = frame.querySelector<HTMLElement>('[data-thumbs]')!;
  // Other hosts may send null, and this answer is not validated.
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
