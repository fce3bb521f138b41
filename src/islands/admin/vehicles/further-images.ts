import type { FormImage } from './vehicle-form.ts';

/** All images of a form: the main one, and the others in their order. */
export interface FormImages {
  image: FormImage;
  further: FormImage[];
}

/** Moves the further image at an index one place up or down; the first one up changes places with the main image. */
export function moveImage({ image, further }: FormImages, index: number, by: 1 | -1): FormImages {
  const all = [image, ...further];
  const [from, to] = [index + 1, index + 1 + by];
  [all[from], all[to]] = [all[to]!, all[from]!];
  return { image: all[0]!, further: all.slice(1) };
}
