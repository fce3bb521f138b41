import { deleteImage, uploadImage } from '../../../../contract/files.ts';
import { ApiError, call, upload } from '../../../lib/api.ts';
import type { Picture } from './vehicle-form.ts';

/**
 * Brings a picture to the server, in the order of the contract: the old one is deleted, then the new one uploaded. Each
 * step is told to `stored`, so that a second try after a failure goes on where the first ended.
 * @returns the id of the image to be stored with the vehicle
 * @throws ApiError
 */
export async function sendPicture(
  picture: Picture,
  old: string | null,
  { stored, progress }: { stored: (id: string | null) => void; progress: (share: number) => void },
): Promise<string> {
  if (picture.kind === 'stored') return picture.id;
  if (picture.kind === 'none') throw new TypeError('The form lets no vehicle pass without picture');
  if (old) {
    await call(deleteImage, { params: { imageId: old } }).catch(ignoreMissing);
    stored(null);
  }
  const { imageId } = await upload(uploadImage, picture.file, progress);
  stored(imageId);
  return imageId;
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof ApiError && error.status === 404)) throw error;
}
