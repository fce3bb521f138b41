import { getCollection } from 'astro:content';

/** The team members by their field `order`. */
export const members = (await getCollection('team')).sort((a, b) => a.data.order - b.data.order);
