import { imageMessages, isUploadSize, uploadTypes } from '../../../../contract/images.ts';
import { limits } from '../../../../contract/limits.ts';

/** Decodes each file only once, however often its form is validated. */
const cache = new WeakMap<File, Promise<string | null>>();

/** Validates an image before the upload; resolves to the error message, or null if the image is valid. */
export function validateImage(file: File): Promise<string | null> {
  const error = cache.get(file) ?? findError(file);
  cache.set(file, error);
  return error;
}

async function findError(file: File): Promise<string | null> {
  if (file.size > limits.upload.bytes) return imageMessages.tooLarge;
  // The type is empty if the system does not know the file extension.
  if (file.type && !uploadTypes.includes(file.type)) return imageMessages.notAnImage;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return imageMessages.notAnImage;
  const { width, height } = bitmap;
  bitmap.close();
  if (!isUploadSize(width, height, await isAvif(file))) return imageMessages.tooLarge;
  const { minImage } = limits;
  const isTooSmall = width < minImage.width || height < minImage.height;
  return isTooSmall ? imageMessages.tooSmall : null;
}

/** Checks the first bytes, like the server: the file name may be wrong. */
const isAvif = async (file: File): Promise<boolean> =>
  (await file.slice(4, 12).text()).startsWith('ftyp');
