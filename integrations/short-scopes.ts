import type { AstroIntegration } from 'astro';
import { changePages } from './change-pages.ts';

/** Shortens the names that scope Astro's styles, alike in all pages: they are random, so that compression cannot. */
export const shortScopes: AstroIntegration = {
  name: 'short-scopes',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const names = new Map<string, string>();
      changePages(dir, 'short-scopes.ts', /data-astro-cid-\w+/g, (scope) => {
        if (!names.has(scope)) names.set(scope, `data-${names.size}`);
        return names.get(scope)!;
      });
    },
  },
};
