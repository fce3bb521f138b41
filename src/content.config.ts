import { defineCollection } from 'astro:content';
import type { Prose } from './content/loading/prose.ts';
import { texts } from './content/loading/texts.ts';
import { about, member } from './content/schemas/about.ts';
import { answers } from './content/schemas/answers.ts';
import { conditions } from './content/schemas/conditions.ts';
import { contact } from './content/schemas/contact.ts';
import { ending } from './content/schemas/ending.ts';
import { home, slide } from './content/schemas/home.ts';
import { legal, legalInEnglish } from './content/schemas/legal.ts';
import { message } from './content/schemas/message.ts';
import { place } from './content/schemas/places.ts';
import { service, solutions } from './content/schemas/services.ts';
import { site } from './content/schemas/site.ts';

const base = 'src/content';
/** A collection of one file: the texts of a page. */
const pageTexts = (name: string, prose: Prose) => texts({ base, pattern: `${name}.md` }, prose);
/** A collection of one file per entry; without `prose` the text stays Markdown. */
const folderTexts = (name: string, prose?: Prose) =>
  texts({ base: `${base}/${name}`, pattern: '*.md' }, prose);

export const collections = {
  site: defineCollection({ loader: pageTexts('site', {}), schema: site }),
  siteInEnglish: defineCollection({ loader: pageTexts('site.en', {}), schema: site }),
  home: defineCollection({
    loader: pageTexts('home', {
      sections: { advantages: 'lead', why: 'lead', services: 'lead', app: 'text' },
    }),
    schema: home,
  }),
  slides: defineCollection({
    loader: folderTexts('slides', { lead: 'description' }),
    schema: slide,
  }),
  solutions: defineCollection({
    loader: pageTexts('solutions', { lead: 'lead', sections: { vehicles: 'lead' } }),
    schema: solutions,
  }),
  services: defineCollection({ loader: folderTexts('services'), schema: service }),
  about: defineCollection({
    loader: pageTexts('about', {
      lead: 'lead',
      sections: { story: 'text', values: 'lead', team: 'lead' },
    }),
    schema: about,
  }),
  team: defineCollection({ loader: folderTexts('team', { lead: 'text' }), schema: member }),
  contact: defineCollection({
    loader: pageTexts('contact', { lead: 'lead', sections: { map: 'notice' } }),
    schema: contact,
  }),
  answers: defineCollection({ loader: pageTexts('answers', {}), schema: answers }),
  conditions: defineCollection({ loader: pageTexts('conditions', {}), schema: conditions }),
  ending: defineCollection({ loader: pageTexts('ending', { lead: 'lead' }), schema: ending }),
  notFound: defineCollection({ loader: pageTexts('not-found', { lead: 'text' }), schema: message }),
  unauthorized: defineCollection({ loader: pageTexts('unauthorized', {}), schema: message }),
  places: defineCollection({ loader: folderTexts('places', {}), schema: place }),
  legal: defineCollection({ loader: folderTexts('legal'), schema: legal }),
  legalInEnglish: defineCollection({
    loader: folderTexts('legal-english'),
    schema: legalInEnglish,
  }),
};
