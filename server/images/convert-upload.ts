import { imageFault } from '../../contract/vehicles/images.ts';
import { AppError } from '../http/errors.ts';
import { concurrencyLimit } from '../load/concurrency-limit.ts';
import { ownProcess, ProcessEnded } from '../load/own-process.ts';
import type { Fault, Made, Photo, Question, Variant } from './conversion.ts';

// Anything else is not even opened: an SVG could take seconds to parse, only to be refused.
const beginning = /^(?:\xff\xd8\xff|\x89PNG|GIF8|RIFF.{4}WEBP|.{4}ftyp)/s;

/** Milliseconds that a conversion may take: ten times as long as that of the largest image does. */
const timeLimit = 60_000;

// An image of 50 megapixels takes some hundred megabytes while it is converted.
const limited = concurrencyLimit('image conversion', { running: 1, waiting: 20 });

/** Converts an upload to all sizes and formats, as `toVariants` says. Throws a 413 or 415. */
export const makeVariants = (upload: Buffer): Promise<Variant[]> => convert(upload, 'variants');

/** Converts an upload to a photo and a small one of it, as `toPhoto` says. Throws a 413 or 415. */
export const makePhoto = (upload: Buffer): Promise<Photo> => convert(upload, 'photo');

const ask = ownProcess<Question, Made[keyof Made] | Fault>(
  new URL('./convert/process.ts', import.meta.url),
);

/** Converts uploads in a process of its own, one at a time. Their type is read from their content. */
const convert = <Name extends keyof Made>(upload: Buffer, make: Name): Promise<Made[Name]> =>
  limited(async () => {
    const start = upload.toString('latin1', 0, 12);
    const notAnImage = () => new AppError(415, 'not_an_image', imageFault(start));
    if (!beginning.test(start)) throw notAnImage();
    const made = await ask({ upload, make }, timeLimit).catch(tooMuch);
    if (made === 'too_large') throw new AppError(413, 'image_too_large', 'images.tooLarge');
    if (made === 'not_an_image') throw notAnImage();
    return made as Made[Name];
  });

/** What ends the process takes too much memory, or time. */
function tooMuch(error: unknown): Fault {
  if (error instanceof ProcessEnded) return 'too_large';
  throw error;
}
