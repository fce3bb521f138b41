import type { AstroIntegration } from 'astro';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const style = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** Takes out the style element that Astro puts into the body, where HTML allows none; src/styles/base.css has its rule. */
export const islandStyles: AstroIntegration = {
  name: 'island-styles',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      for (const page of globSync('**/*.html', { cwd: folder })) {
        const html = readFileSync(folder + page, 'utf8');
        writeFileSync(folder + page, html.replace(style, ''));
      }
    },
  },
};
