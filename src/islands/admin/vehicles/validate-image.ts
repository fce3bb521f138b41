import { imageFault, isUploadSize, uploadTypes } from '../../../../contract/images.ts';
import { limits } from '../../../../contract/limits.ts';
import { messageOf } from '../../../lib/texts.ts';

/** Decodes each file only once, however often its form is validated. */
const cache = new WeakMap<File, Promise<string | null>>();

/** Validates an image before the upload; resolves to the error message, or null if the image is valid. */
export function validateImage(file: File): Promise<string | null> {
  const error = cache.get(file) ?? findError(file);
  cache.set(file, error);
  return error;
}

async function findError(file: File): Promise<string | null> {
  if (file.size > limits.upload.bytes) return messageOf('images.tooLarge');
  // The type is empty if the system does not know the file extension.
  const beginning = await beginningOf(file);
  const isRefused = file.type && !uploadTypes.includes(file.type);
  const bitmap = isRefused ? null : await createImageBitmap(file).catch(() => null);
  if (!bitmap) return messageOf(imageFault(beginning));
  const { width, height } = bitmap;
  bitmap.close();
  if (!isUploadSize(width, height, isAvif(beginning))) return messageOf('images.tooLarge');
  const { minImage } = limits;
  const isTooSmall = width < minImage.width || height < minImage.height;
  return isTooSmall ? messageOf('images.tooSmall') : null;
}

/** The first bytes, as the server checks them: the file name may be wrong. */
const beginningOf = async (file: File): Promise<string> =>
  new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());

const isAvif = (beginning: string): boolean => beginning.startsWith('ftyp', 4);
