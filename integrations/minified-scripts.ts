import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';
import { changePages } from './change-pages.ts';

const file = 'minified-scripts.ts';

/** Minifies the scripts in pages, which Astro leaves as they are: a page has to arrive in the first packets. */
export const minifiedScripts: AstroIntegration = {
  name: 'minified-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      changePages(dir, file, /<script>([^]*?)<\/script>/g, (_, code) => {
        const { code: minified, errors } = minifySync(file, code ?? '', { module: false });
        if (errors.length > 0) throw new Error(`A script could not be minified: ${code}`);
        return `<script>${minified.trim()}</script>`;
      });
    },
  },
};
