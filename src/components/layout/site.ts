import { getTexts } from './get-texts.ts';

/** Texts shared by all pages. */
export const site = await getTexts('site');
