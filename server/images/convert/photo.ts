import sharp from 'sharp';
import { limits } from '../../../contract/values/limits.ts';
import type { Photo } from '../conversion.ts';
import type { Opened } from './open.ts';

const { photo: side, preview: previewSide } = limits.photoSides;
const within = (pixels: number) => ({
  width: pixels,
  height: pixels,
  ...({ fit: 'inside', withoutEnlargement: true } as const),
});

/** Encodes an upload anew: upright, without metadata such as its place, never enlarged. */
export async function toPhoto({ open }: Opened): Promise<Photo> {
  const { data, info } = await open()
    .autoOrient()
    .resize(within(side))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  const preview = await sharp(data).resize(within(previewSide)).jpeg({ quality: 70 }).toBuffer();
  return { bytes: data, preview, width: info.width, height: info.height };
}
