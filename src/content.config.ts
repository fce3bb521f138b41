import { defineCollection } from 'astro:content';
import { texts } from './content/loading/texts.ts';
import { about } from './content/schemas/about.ts';
import { contact } from './content/schemas/contact.ts';
import { home, slide } from './content/schemas/home.ts';
import { legal } from './content/schemas/legal.ts';
import { service, solutions } from './content/schemas/services.ts';
import { site } from './content/schemas/site.ts';

const base = 'src/content';
/** A collection with one entry: the texts of one page. */
const single = (name: string) => texts({ base, pattern: `${name}.yaml` });

export const collections = {
  site: defineCollection({ loader: single('site'), schema: site }),
  home: defineCollection({ loader: single('home'), schema: home }),
  slides: defineCollection({
    loader: texts({ base: `${base}/slides`, pattern: '*.yaml' }),
    schema: slide,
  }),
  solutions: defineCollection({ loader: single('solutions'), schema: solutions }),
  services: defineCollection({
    loader: texts({ base: `${base}/services`, pattern: '*.md' }),
    schema: service,
  }),
  about: defineCollection({ loader: single('about'), schema: about }),
  contact: defineCollection({ loader: single('contact'), schema: contact }),
  legal: defineCollection({
    loader: texts({ base: `${base}/legal`, pattern: '*.md' }),
    schema: legal,
  }),
};
