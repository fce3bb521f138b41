import type { ErrorCode } from '../../../../contract/values/errors.ts';
import { deleteImage, uploadImage } from '../../../../contract/vehicles/images.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { upload } from '../../../lib/api/upload.ts';
import type { FormImage } from './vehicle-form.ts';

type ImageFieldName = 'image' | 'further';

/**
 * Uploads an image of a field unless it is stored already.
 * @returns the image's id
 * @throws ApiError
 */
export async function uploadVehicleImage(
  image: FormImage,
  progress: (share: number | null) => void,
  field: ImageFieldName,
): Promise<string> {
  if (image.kind === 'stored') return image.id;
  if (image.kind === 'none')
    throw new TypeError('The form must not submit a vehicle without an image');
  try {
    const { imageId } = await upload(uploadImage, image.file, progress);
    return imageId;
  } catch (error) {
    throw isRejectedImage(error) ? toFieldError(error, field) : error;
  } finally {
    progress(null);
  }
}

/** Deletes an unused image. Ignores failures: the server's housekeeping deletes what is left. */
export async function deleteUnusedImage(imageId: string): Promise<void> {
  await call(deleteImage, { params: { imageId } }).catch(() => undefined);
}

const imageErrors: readonly unknown[] = ['image_not_found', 'image_in_use'] satisfies ErrorCode[];

/** Moves errors about the image to its field; returns all others unchanged. */
export const toVehicleError = (error: unknown): unknown =>
  error instanceof ApiError && imageErrors.includes(error.details.code)
    ? toFieldError(error)
    : error;

/** Other statuses are about the session or the network, not the image. */
const isRejectedImage = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 413, 415].includes(error.status);

const toFieldError = ({ status, message }: ApiError, field: ImageFieldName = 'image'): ApiError =>
  new ApiError(status, message, { errors: { [field]: message } });
