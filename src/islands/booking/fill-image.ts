import { idPlaceholder } from '../../lib/site/addresses.ts';

/** Removes an image that is missing or fails to load; an icon is behind it. */
export function fillImage(img: HTMLImageElement, id: string | undefined, alt: string): void {
  if (!id) {
    img.remove();
    return;
  }
  if (img.dataset.srcset) img.srcset = fillPlaceholder(id, img.dataset.srcset);
  img.src = fillPlaceholder(id, img.dataset.src);
  img.alt = alt;
  img.addEventListener('error', () => img.remove());
}

/** Puts an id into an address of the built page. */
export function fillPlaceholder(id: string, pattern = ''): string {
  return pattern.replaceAll(idPlaceholder, encodeURIComponent(id));
}
