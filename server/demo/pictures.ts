import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeVariants, type Variant } from '../images/images.ts';

/** Renders drawings of the folder `pictures` and brings them into the sizes and formats that uploads have. */
export const drawPictures = (names: string[]): Promise<Variant[][]> =>
  Promise.all(
    names.map(async (name) => {
      const drawing = await readFile(new URL(`./pictures/${name}.svg`, import.meta.url));
      return makeVariants(await sharp(drawing).flatten({ background: '#fff' }).png().toBuffer());
    }),
  );
