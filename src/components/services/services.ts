import { getCollection } from 'astro:content';

/** The company's services by their field `order`. */
export const services = (await getCollection('services')).sort(
  (a, b) => a.data.order - b.data.order,
);
