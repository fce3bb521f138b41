import { z } from 'zod';
import { writeAnswer } from '../values/common.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { listQuery, pageAnswer } from '../wire/paging.ts';
import { key, type MessageKey } from '../texts/message-key.ts';

/** Image ids are UUIDs. */
export const imageId = z.guid({ error: key('images.badId') });
const imageTypes = ['image/avif', 'image/webp', 'image/jpeg', 'image/png'] as const;
/** Accepted uploads; all are stored as `imageTypes`. */
export const uploadTypes: readonly string[] = [...imageTypes, 'image/gif'];

/** HEIC, as iPhones take photos, and TIFF: files that are images, but none that browsers show. */
const unshown = /^(?:.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)|II\*\0|MM\0\*)/s;

/** Says what is wrong with a file that cannot be used; `beginning` is its first twelve bytes in Latin-1. */
export const imageFault = (beginning: string): MessageKey =>
  unshown.test(beginning) ? 'images.notShown' : 'images.notAnImage';
const byImageId = z.object({ imageId });

/** Whether an image of this size in pixels may be uploaded; `isWhole` says that it has to be decoded as a whole. */
export const isUploadSize = (width: number, height: number, isWhole: boolean): boolean => {
  const { pixels, wholePixels, side } = limits.upload;
  return width * height <= (isWhole ? wholePixels : pixels) && Math.max(width, height) <= side;
};

/** `w` is a width in pixels and selects the smallest stored size at least that wide. */
const displayQuery = z.object({
  w: z.coerce
    .number({ error: key('images.badWidth') })
    .int()
    .min(1)
    .max(10_000)
    .optional(),
});

const answersImage = {
  auth: 'none',
  also: [304],
  params: byImageId,
  query: displayQuery,
  ignoresUnknown: true,
  answer: 'file',
  media: imageTypes,
} as const;

export const displayImage = getEndpoint({
  ...answersImage,
  path: '/files/display/:imageId',
  summary: `An image, in a width of ${limits.imageWidths.join(', ')} px and a format the client accepts`,
});

export const downloadImage = getEndpoint({
  ...answersImage,
  path: '/files/download/:imageId',
  summary: 'An image as an attachment',
});

export const listedImage = z.object({
  id: imageId,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  url: z.string(),
});

export const imageSorts = ['createdAt'] as const;

export const listImages = getEndpoint({
  path: '/files',
  right: 'vehicles.read',
  summary: 'All images without their bytes, newest first: an array, or a page when `page` is given',
  query: listQuery(imageSorts, 'DESC'),
  ignoresUnknown: true,
  answer: z.union([z.array(listedImage), pageAnswer(listedImage)]),
});

export const uploadImage = postEndpoint({
  path: '/files/upload',
  right: 'vehicles.write',
  summary: 'Store an image',
  upload: 'file',
  answer: writeAnswer.extend({ imageId }),
});

export const deleteImage = deleteEndpoint({
  path: '/files/:imageId',
  right: 'vehicles.write',
  summary: 'Delete an image, even if a vehicle still refers to it',
  params: byImageId,
});
