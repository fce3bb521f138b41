import { imageMessages, isUploadSize, uploadTypes } from '../../../../contract/images.ts';
import { limits } from '../../../../contract/limits.ts';

/** A file is decoded once, however often its form is checked. */
const known = new WeakMap<File, Promise<string | null>>();

/** What is wrong with a picture, known before it is sent; null when nothing is. */
export function pictureFault(file: File): Promise<string | null> {
  const fault = known.get(file) ?? findFault(file);
  known.set(file, fault);
  return fault;
}

async function findFault(file: File): Promise<string | null> {
  if (file.size > limits.upload.bytes) return imageMessages.tooLarge;
  // A system that does not know the name's ending gives no type.
  if (file.type && !uploadTypes.includes(file.type)) return imageMessages.notAnImage;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return imageMessages.notAnImage;
  const { width, height } = bitmap;
  bitmap.close();
  if (!isUploadSize(width, height, await isAvif(file))) return imageMessages.tooLarge;
  const { minImage } = limits;
  const isSmall = width < minImage.width || height < minImage.height;
  return isSmall ? imageMessages.tooSmall : null;
}

/** Read off its first bytes, as the server does: the name may say anything. */
const isAvif = async (file: File): Promise<boolean> =>
  (await file.slice(4, 12).text()).startsWith('ftyp');
