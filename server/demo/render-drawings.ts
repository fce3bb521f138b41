import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { makeVariants, type Variant } from '../images/index.ts';

/** Renders drawings of the folder `drawings` in the sizes and formats of uploads: each once, and one after the other. */
export async function renderDrawings(names: string[]): Promise<Map<string, Variant[]>> {
  const rendered = new Map<string, Variant[]>();
  for (const name of new Set(names)) {
    const drawing = await readFile(new URL(`./drawings/${name}.svg`, import.meta.url));
    const png = await sharp(drawing).flatten({ background: '#fff' }).png().toBuffer();
    rendered.set(name, await makeVariants(png));
  }
  return rendered;
}
