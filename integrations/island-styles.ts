import type { AstroIntegration } from 'astro';
import { changePages } from './change-pages.ts';

const unwanted = [
  // Astro puts this element into the body, where HTML does not allow it. src/styles/base.css has its rule.
  /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/g,
  // Radix sets these as attributes, which a policy cannot allow by hash. Styles set by scripts need no permission.
  / style="outline:none"/g,
  / style="animation-duration:0s"/g,
];

/** Removes the inline styles that islands add to pages. */
export const islandStyles: AstroIntegration = {
  name: 'island-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      for (const style of unwanted) changePages(dir, 'island-styles.ts', style, '');
    },
  },
};
