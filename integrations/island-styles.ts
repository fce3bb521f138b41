import type { AstroIntegration } from 'astro';
import { changePages } from './change-pages.ts';

/** Radix sets a few styles by attribute, which no policy could name; where a script does so it needs no permission. */
const attribute = / style="(outline:none|animation-duration:0s)"/g;
const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Takes out what islands bring of styles: the element that Astro puts into the body, where HTML allows none (src/styles/base.css has its rule), and Radix's attributes. */
export const islandStyles: AstroIntegration = {
  name: 'island-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      changePages(dir, (html) => html.replace(style, '').replace(attribute, ''));
    },
  },
};
