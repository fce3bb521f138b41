import type { FormImage } from './vehicle-form.ts';

/** All images of a form: the main one, and the others in their order. */
export interface FormImages {
  image: FormImage;
  further: FormImage[];
}

/** In their order; the first one is the main one. */
export const listImages = ({ image, further }: FormImages): FormImage[] =>
  [image, ...further].filter(({ kind }) => kind !== 'none');

const imagesOf = ([image = { kind: 'none' }, ...further]: FormImage[]): FormImages => ({
  image,
  further,
});

/** Moves an image to another place. */
export const placeImage = (images: FormImages, from: number, to: number): FormImages => {
  const all = listImages(images);
  return imagesOf(all.toSpliced(from, 1).toSpliced(to, 0, all[from]!));
};

export const removeImage = (images: FormImages, index: number): FormImages =>
  imagesOf(listImages(images).toSpliced(index, 1));

export const addImages = (images: FormImages, added: FormImage[]): FormImages =>
  imagesOf([...listImages(images), ...added]);
