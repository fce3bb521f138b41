import type { Language } from '../../../contract/texts/language.ts';
import { pages } from '../../../contract/site/pages.ts';
import { getTexts } from './get-texts.ts';

/** Texts shared by all pages. */
export const site = await getTexts('site');

/** They, in each language. */
export const sites: Record<Language, typeof site> = {
  de: site,
  en: await getTexts('siteInEnglish'),
};

/** The links of the navigation, which the footer repeats, by the names of their texts. */
export const mainLinks = [
  { href: pages.home, name: 'home' },
  { href: pages.solutions, name: 'solutions' },
  { href: pages.about, name: 'about' },
  { href: pages.contact, name: 'contact' },
] as const;
