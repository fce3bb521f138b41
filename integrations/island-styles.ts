import type { AstroIntegration } from 'astro';
import { changePages } from './change-pages.ts';

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Takes out the style element that Astro puts into the body, where HTML allows none; src/styles/base.css has its rule. */
export const islandStyles: AstroIntegration = {
  name: 'island-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      changePages(dir, (html) => html.replace(style, ''));
    },
  },
};
