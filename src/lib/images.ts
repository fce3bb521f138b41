import { displayImage } from '../../contract/images.ts';
import { limits } from '../../contract/limits.ts';
import type { Vehicle } from '../../contract/vehicles.ts';
import { addressOf } from './bases.ts';

/** Address of a picture at least `width` pixels wide; hosts without stored sizes answer the only one they have. */
export const imageAddress = (id: string, width: number): string =>
  `${addressOf(displayImage, { imageId: id })}?w=${width}`;

/** How wide the picture on a vehicle's own page is. */
export const vehiclePictureSizes = '(min-width: 64rem) 45rem, 100vw';

/** What an <img> needs to choose a vehicle's picture by itself; null when there is no picture. */
export function pictureOf({
  image: [id],
}: Pick<Vehicle, 'image'>): { src: string; srcSet: string } | null {
  if (!id) return null;
  const sizes = limits.imageWidths.map((width) => `${imageAddress(id, width)} ${width}w`);
  return { src: imageAddress(id, 800), srcSet: sizes.join(', ') };
}
