import { getCollection } from 'astro:content';

/** The tasks of the team in the order of their field `order`. */
export const members = (await getCollection('team')).sort(
  (one, other) => one.data.order - other.data.order,
);
