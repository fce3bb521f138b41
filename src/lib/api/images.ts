import { displayImage } from '../../../contract/vehicles/images.ts';
import { limits } from '../../../contract/values/limits.ts';
import type { Vehicle } from '../../../contract/vehicles/vehicles.ts';
import { addressOf } from './bases.ts';

/** Address of an image at least `width` pixels wide; hosts that store one size ignore the width. */
export const imageAddress = (id: string, width: number): string =>
  `${addressOf(displayImage, { imageId: id })}?w=${width}`;

/** How wide the image on a vehicle's page is. */
export const vehicleImageSizes = '(min-width: 64rem) 45rem, 100vw';

/** Attributes that let an <img> choose the size of a vehicle's image; null if the vehicle has none. */
export function imageOf({
  image: [id],
}: Pick<Vehicle, 'image'>): { src: string; srcSet: string } | null {
  if (!id) return null;
  const sizes = limits.imageWidths.map((width) => `${imageAddress(id, width)} ${width}w`);
  return { src: imageAddress(id, 800), srcSet: sizes.join(', ') };
}
