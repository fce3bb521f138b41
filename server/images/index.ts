/** What other features use of images; storing them is in repository.ts. */
export { makeVariants, type Variant } from './images.ts';
export { makePhoto, type Photo } from './photo.ts';
export { readUpload } from './upload.ts';
