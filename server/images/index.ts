/** What other features use of images; storing them is in repository.ts. */
export type { Photo, Variant } from './conversion.ts';
export { makePhoto, makeVariants } from './convert-upload.ts';
export { readUpload } from './upload.ts';
