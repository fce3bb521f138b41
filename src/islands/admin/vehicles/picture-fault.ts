import { fileMessages, uploadTypes } from '../../../../contract/files.ts';
import { limits } from '../../../../contract/limits.ts';

const { bytes, pixels, side } = limits.upload;
/** A file is decoded once, however often its form is checked. */
const known = new WeakMap<File, Promise<string | null>>();

/** What the server would say against a picture, known before it is sent; null when nothing is wrong with it. */
export function pictureFault(file: File): Promise<string | null> {
  const fault = known.get(file) ?? findFault(file);
  known.set(file, fault);
  return fault;
}

async function findFault(file: File): Promise<string | null> {
  if (file.size > bytes) return fileMessages.tooLarge;
  // A system that does not know the name's ending gives no type.
  if (file.type && !uploadTypes.includes(file.type)) return fileMessages.notAnImage;
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return fileMessages.notAnImage;
  const { width, height } = bitmap;
  bitmap.close();
  const isTooLarge = width * height > pixels || Math.max(width, height) > side;
  return isTooLarge ? fileMessages.tooLarge : null;
}
