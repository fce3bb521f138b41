import { single } from './single.ts';

/** Texts that every page shows. */
export const site = await single('site');
