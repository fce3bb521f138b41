import { limits } from '../../contract/values/limits.ts';
import { convertUpload } from './images.ts';

/** A photo and a small one of it, as JPEG. */
export interface Photo {
  bytes: Buffer;
  preview: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

const { photo: side, preview: previewSide } = limits.photoSides;
const within = (pixels: number) => ({
  width: pixels,
  height: pixels,
  ...({ fit: 'inside', withoutEnlargement: true } as const),
});

/** Encodes an upload anew: upright, without metadata such as its place, never enlarged. Throws a 413 or 415. */
export const makePhoto = (upload: Buffer): Promise<Photo> =>
  convertUpload(upload, async ({ open }) => {
    const { data, info } = await open()
      .autoOrient()
      .resize(within(side))
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    const { default: sharp } = await import('sharp');
    const preview = await sharp(data).resize(within(previewSide)).jpeg({ quality: 70 }).toBuffer();
    return { bytes: data, preview, width: info.width, height: info.height };
  });
