import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { importedBy } from '../scripts/budgets.ts';
import { changePages } from './change-pages.ts';

/** Has pages load the scripts of their islands at once, with all imports: found one after the other they take a round trip each. */
export const preloadedScripts: AstroIntegration = {
  name: 'preloaded-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const islands = /<astro-island[^>]*client="load"[^>]*>/g;
      changePages(dir, 'preloaded-scripts.ts', /<\/head>[^]*client="load"[^]*/, (page) => {
        const roots = page
          .match(islands)!
          .flatMap((tag) => [...tag.matchAll(/-url="([^"]+)"/g)].map(([, script]) => script!));
        const links = [...importedBy(folder, roots)].map(
          (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
        );
        return links.join('') + page;
      });
    },
  },
};
