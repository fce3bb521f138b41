import { z } from 'zod';
import { written } from './common.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

export const fileMessages = {
  notFound: 'There is no such image',
  badId: 'This is not a valid image id',
  badWidth: 'The width must be a number of pixels',
  notAnImage: 'The file is not an image that can be read',
  tooLarge:
    'The image must be at most 10 MB and 50 megapixels (AVIF: 16), and no side longer than 16,000 pixels',
  tooSmall: `The image must be at least ${limits.leastPicture.width} pixels wide and ${limits.leastPicture.height} high`,
  missing: 'Please select an image',
  uploaded: 'Image was uploaded',
  deleted: 'Image was deleted',
  inUse: 'The image is used by another vehicle',
} as const;

/** Image ids are UUIDs. */
export const imageId = z.guid({ error: fileMessages.badId });
const pictures = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;
/** What may be uploaded; it is stored in the formats of `pictures`. */
export const uploadTypes: readonly string[] = [...pictures, 'image/gif'];
const byImageId = z.object({ imageId });

/** Whether a picture of this size in pixels may be uploaded. */
export const isUploadSize = (width: number, height: number, isAvif: boolean): boolean => {
  const { pixels, avifPixels, side } = limits.upload;
  return width * height <= (isAvif ? avifPixels : pixels) && Math.max(width, height) <= side;
};

/** A width in pixels chooses the next stored size that is not smaller. */
const displayQuery = z.object({
  w: z.coerce.number({ error: fileMessages.badWidth }).int().min(1).max(10_000).optional(),
});

export const displayImage = endpoint({
  method: 'GET',
  path: '/files/display/:imageId',
  auth: 'none',
  summary: `An image, in a width of ${limits.pictureWidths.join(', ')} px and a format the client accepts`,
  also: [304, 404],
  params: byImageId,
  query: displayQuery,
  answer: 'file',
  media: pictures,
});

export const downloadImage = endpoint({
  method: 'GET',
  path: '/files/download/:imageId',
  auth: 'none',
  summary: 'An image as an attachment',
  also: [304, 404],
  params: byImageId,
  query: displayQuery,
  answer: 'file',
  media: pictures,
});

export const listImages = endpoint({
  method: 'GET',
  path: '/files',
  auth: 'admin',
  summary: 'All images without their bytes',
  answer: z.array(
    z.object({
      id: imageId,
      name: z.string(),
      type: z.string(),
      size: z.number(),
      url: z.string(),
    }),
  ),
});

export const uploadImage = endpoint({
  method: 'POST',
  path: '/files/upload',
  auth: 'admin',
  summary: 'Store an image',
  upload: 'file',
  answer: written.extend({ imageId }),
});

export const deleteImage = endpoint({
  method: 'DELETE',
  path: '/files/:imageId',
  auth: 'admin',
  summary: 'Delete an image, even one that a vehicle still refers to',
  also: [404],
  params: byImageId,
  answer: written,
});
