import sharp, { type Sharp } from 'sharp';
import { limits } from '../../../contract/values/limits.ts';
import type { Format, Variant } from '../conversion.ts';
import type { Opened } from './open.ts';

/** Converts an upload to all sizes and formats: upright, without metadata, never enlarged. */
export async function toVariants({ open, metadata }: Opened): Promise<Variant[]> {
  const sizes = widthsFor(metadata.autoOrient.width);
  // The last one is for clients that know neither of the others.
  const formats: Format[] = ['avif', 'webp', metadata.hasAlpha ? 'png' : 'jpeg'];
  const { data, info } = await open()
    .autoOrient()
    .resize(sizes.at(-1))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = sizes.flatMap((size) =>
    formats.map((format) => encode(sharp(data, { raw: info }).resize(size), size, format)),
  );
  return Promise.all(encoded);
}

/** The stored widths below the image's own, and its own unless that is above the largest. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, Math.max(...limits.imageWidths));
  return [...limits.imageWidths.filter((size) => size < largest), largest];
}

async function encode(image: Sharp, width: number, format: Format): Promise<Variant> {
  const encoded = {
    // More effort takes several times as long and saves a tenth.
    avif: () => image.avif({ quality: 55, effort: 2 }),
    webp: () => image.webp({ quality: 80 }),
    jpeg: () => image.jpeg({ quality: 82 }),
    png: () => image.png({ palette: true }),
  }[format]();
  return { format, width, bytes: await encoded.toBuffer() };
}
