import type { Metadata, Sharp } from 'sharp';
import { imageFault, isUploadSize } from '../../contract/vehicles/images.ts';
import { limits } from '../../contract/values/limits.ts';
import { AppError } from '../http/errors.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** An image in one format and width, ready to be sent. */
export interface Variant {
  format: Format;
  /** Pixels. */
  width: number;
  bytes: Buffer;
}

const accepted = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
// Anything else is not even opened: an SVG could take seconds to parse, only to be refused.
const beginning = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;
const tooLarge = () => new AppError(413, 'image_too_large', 'images.tooLarge');

// An image of 50 megapixels takes some hundred megabytes while it is converted.
const limited = concurrencyLimit('image conversion', { running: 1, waiting: 20 });

/** An upload that was looked at. */
export interface Opened {
  open: () => Sharp;
  /** Pixels, upright. */
  width: number;
  formats: Format[];
}

/** Converts an upload, one at a time. Its type is read from its content. Throws a 413 or 415. */
export const convertUpload = <Result>(
  upload: Buffer,
  convert: (opened: Opened) => Promise<Result>,
): Promise<Result> =>
  limited(async () => {
    const start = upload.toString('latin1', 0, 12);
    const notAnImage = () => new AppError(415, 'not_an_image', imageFault(start));
    if (!beginning.test(start)) throw notAnImage();
    // Loaded with the first upload: a server that only shows images saves the memory.
    const { default: sharp } = await import('sharp');
    const open = () => sharp(upload, { limitInputPixels: false, failOn: 'error' });
    const metadata = await open()
      .metadata()
      .catch(() => null);
    if (!metadata || !isAccepted(metadata)) throw notAnImage();
    const size = inspect(metadata);
    try {
      return await convert({ open, ...size });
    } catch {
      throw notAnImage();
    }
  });

/** Converts an upload to all sizes and formats: upright, without metadata, never enlarged. Throws a 413 or 415. */
export const makeVariants = (upload: Buffer): Promise<Variant[]> =>
  convertUpload(upload, async ({ open, width, formats }) => {
    const sizes = widthsFor(width);
    const { data, info } = await open()
      .autoOrient()
      .resize(sizes.at(-1))
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Loaded above.
    const { default: sharp } = await import('sharp');
    const encoded = sizes.flatMap((size) =>
      formats.map((format) => encode(sharp(data, { raw: info }).resize(size), size, format)),
    );
    return Promise.all(encoded);
  });

const isAccepted = ({ format, compression }: Metadata): boolean =>
  accepted.has(format) && (format !== 'heif' || compression === 'av1');

function inspect(metadata: Metadata): {
  width: number;
  formats: Format[];
} {
  const { format, hasAlpha, autoOrient, pageHeight, isProgressive, depth } = metadata;
  const { width } = autoOrient;
  const height = pageHeight ?? autoOrient.height;
  const isWhole = /heif|gif/.test(format) || Boolean(isProgressive) || depth === 'ushort';
  if (!isUploadSize(width, height, isWhole)) throw tooLarge();
  // The last one is for clients that know neither of the others.
  return { width, formats: ['avif', 'webp', hasAlpha ? 'png' : 'jpeg'] };
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
