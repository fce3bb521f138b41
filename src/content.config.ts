import { defineCollection } from 'astro:content';
import type { Prose } from './content/loading/prose.ts';
import { texts } from './content/loading/texts.ts';
import { about, member } from './content/schemas/about.ts';
import { contact } from './content/schemas/contact.ts';
import { home, slide } from './content/schemas/home.ts';
import { legal } from './content/schemas/legal.ts';
import { message } from './content/schemas/message.ts';
import { service, solutions } from './content/schemas/services.ts';
import { site } from './content/schemas/site.ts';

const base = 'src/content';
/** A collection with one entry: the texts of one page. */
const single = (name: string, prose: Prose) => texts({ base, pattern: `${name}.md` }, prose);
/** A file for each entry; without `prose` its text is Markdown of any kind. */
const folder = (name: string, prose?: Prose) =>
  texts({ base: `${base}/${name}`, pattern: '*.md' }, prose);

export const collections = {
  site: defineCollection({ loader: single('site', {}), schema: site }),
  home: defineCollection({
    loader: single('home', {
      sections: { advantages: 'lead', why: 'lead', services: 'lead', app: 'text' },
    }),
    schema: home,
  }),
  slides: defineCollection({ loader: folder('slides', { lead: 'description' }), schema: slide }),
  solutions: defineCollection({
    loader: single('solutions', { lead: 'lead', sections: { vehicles: 'lead' } }),
    schema: solutions,
  }),
  services: defineCollection({ loader: folder('services'), schema: service }),
  about: defineCollection({
    loader: single('about', {
      lead: 'lead',
      sections: { story: 'text', values: 'lead', team: 'lead' },
    }),
    schema: about,
  }),
  team: defineCollection({ loader: folder('team', { lead: 'text' }), schema: member }),
  contact: defineCollection({
    loader: single('contact', { lead: 'lead', sections: { map: 'notice' } }),
    schema: contact,
  }),
  notFound: defineCollection({ loader: single('not-found', { lead: 'text' }), schema: message }),
  unauthorized: defineCollection({ loader: single('unauthorized', {}), schema: message }),
  legal: defineCollection({ loader: folder('legal'), schema: legal }),
};
