import { getCollection } from 'astro:content';

/** The slides of the home page by their field `order`. */
export const slides = (await getCollection('slides')).sort((a, b) => a.data.order - b.data.order);

/** Image options of the slides. */
export const slideImage = {
  format: 'avif' as const,
  widths: [480, 750, 1200, 1600],
  sizes: '(width >= 54rem) 58vw, 100vw',
  quality: 52,
};
