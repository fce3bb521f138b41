import { getCollection } from 'astro:content';

/** The company's services in the order of their field `order`. */
export const services = (await getCollection('services')).sort(
  (one, other) => one.data.order - other.data.order,
);
