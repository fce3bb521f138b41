import { deleteImage, imageMessages, uploadImage } from '../../../../contract/images.ts';
import { ApiError, call, upload } from '../../../lib/api.ts';
import type { Picture } from './vehicle-form.ts';

/**
 * Brings a picture to the server, if it is not there yet.
 * @returns the id of the image to be stored with the vehicle
 * @throws ApiError
 */
export async function sendPicture(
  picture: Picture,
  progress: (share: number | null) => void,
): Promise<string> {
  if (picture.kind === 'stored') return picture.id;
  if (picture.kind === 'none') throw new TypeError('The form lets no vehicle pass without picture');
  try {
    const { imageId } = await upload(uploadImage, picture.file, progress);
    return imageId;
  } catch (error) {
    throw isRefusal(error) ? besidePicture(error) : error;
  } finally {
    progress(null);
  }
}

/** Deletes an image that no vehicle shows any more. Where that fails the server's housekeeping finds it. */
export async function dropPicture(imageId: string): Promise<void> {
  await call(deleteImage, { params: { imageId } }).catch(() => undefined);
}

const ofPictures: readonly string[] = [imageMessages.notFound, imageMessages.inUse];

/** A vehicle's refusal; where it is about the picture, its field says so. */
export const vehicleFailure = (error: unknown): unknown =>
  error instanceof ApiError && ofPictures.includes(error.message) ? besidePicture(error) : error;

/** What the log-in or the way to the server is to blame for says nothing about the picture. */
const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 415].includes(error.status);

const besidePicture = ({ status, message }: ApiError): ApiError =>
  new ApiError(status, message, { errors: { picture: message } });
