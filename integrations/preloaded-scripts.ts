import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { importedBy } from '../scripts/budgets.ts';
import { changePages } from './change-pages.ts';

/** The scripts with the texts that every island uses, by language. */
const texts: Record<string, string> = {};

const findTexts: Plugin = {
  name: 'find-texts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: (_options, bundle) => {
    for (const chunk of Object.values(bundle)) {
      const id = 'facadeModuleId' in chunk ? chunk.facadeModuleId : null;
      const [, language] = id?.match(/\/contract\/texts\/(\w+)\/site\.ts$/) ?? [];
      if (language) texts[language] = `/${chunk.fileName}`;
    }
  },
};

/** Has pages load the scripts and texts of their islands at once, with all imports: found one after the other they take a round trip each. */
export const preloadedScripts: AstroIntegration = {
  name: 'preloaded-scripts',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [findTexts] } });
    },
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const islands = /<astro-island[^>]*client="load"[^>]*>/g;
      const inLanguage = `<script>document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:${JSON.stringify(texts)}[document.documentElement.dataset.language]}))</script>`;
      changePages(dir, 'preloaded-scripts.ts', /<\/head>[^]*client="load"[^]*/, (page) => {
        const roots = page
          .match(islands)!
          .flatMap((tag) => [...tag.matchAll(/-url="([^"]+)"/g)].map(([, script]) => script!));
        const links = [...importedBy(folder, roots)].map(
          (script) => `<link rel="modulepreload" fetchpriority="low" href="${script}">`,
        );
        return inLanguage + links.join('') + page;
      });
    },
  },
};
