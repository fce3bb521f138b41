import type { AstroIntegration } from 'astro';
import { changePages } from './change-pages.ts';

const unwanted = [
  // Astro puts this element into the body, where HTML allows none; src/styles/base.css has its rule.
  /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g,
  // Radix sets these by attribute, which no policy could name; where a script does so it needs no permission.
  / style="outline:none"/g,
  / style="animation-duration:0s"/g,
];

/** Takes the styles out of the pages that islands bring. */
export const islandStyles: AstroIntegration = {
  name: 'island-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const style of unwanted) changePages(dir, 'island-styles.ts', style, '');
    },
  },
};
