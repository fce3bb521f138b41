import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeVariants, type Variant } from '../images/index.ts';

/** Renders drawings of the folder `drawings` in the sizes and formats of uploads. */
export const renderDrawings = (names: string[]): Promise<Variant[][]> =>
  Promise.all(
    names.map(async (name) => {
      const drawing = await readFile(new URL(`./drawings/${name}.svg`, import.meta.url));
      return makeVariants(await sharp(drawing).flatten({ background: '#fff' }).png().toBuffer());
    }),
  );
