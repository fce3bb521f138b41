import { pages } from '../../../contract/site/pages.ts';
import { getTexts } from './get-texts.ts';

/** Texts shared by all pages. */
export const site = await getTexts('site');

const { home, solutions, about, contact } = site.navigation;

/** The links of the navigation, which the footer repeats. */
export const mainLinks = [
  { href: pages.home, text: home },
  { href: pages.solutions, text: solutions },
  { href: pages.about, text: about },
  { href: pages.contact, text: contact },
];
