import { getCollection } from 'astro:content';

/** The slides of the home page in the order of their field `order`. */
export const slides = (await getCollection('slides')).sort(
  (one, other) => one.data.order - other.data.order,
);

/** How the pictures of the slides are made and chosen. */
export const slidePicture = {
  format: 'avif' as const,
  widths: [480, 750, 1200, 1600],
  sizes: '(width >= 54rem) 58vw, 100vw',
  quality: 55,
};
