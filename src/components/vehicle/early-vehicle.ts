import { getVehicle } from '../../../contract/vehicles.ts';
import { vehiclePath } from '../../lib/addresses.ts';
import { addressOf } from '../../lib/bases.ts';
import { pricePerHour } from '../../lib/format.ts';
import { pictureOf, vehiclePictureSizes } from '../../lib/images.ts';
import { texts } from '../../../contract/texts/en/site.ts';

const place = 'PLACE';
const picture = pictureOf({ image: [place] });

/** What EarlyVehicle.astro's script has to know; `place` stands for an id or a name. */
export const known = {
  place,
  path: vehiclePath.source,
  call: addressOf(getVehicle, { id: place }),
  imageSizes: vehiclePictureSizes,
  imageSrc: picture?.src ?? '',
  imageSrcset: picture?.srcSet ?? '',
  price: pricePerHour(0).replace('0.00', place),
  alt: texts.vehicles.picture(place),
};
