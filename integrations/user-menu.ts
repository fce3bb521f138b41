import type { AstroIntegration } from 'astro';
import { whenTokenScript } from '../src/lib/token.ts';
import { changePages } from './change-pages.ts';

const script = /<script type="module" src="([^"]+\/UserSlot\.[^"]+)"><\/script>/;
const late = (_: string, src: string) => `<script>${whenTokenScript(src)}</script>`;

/** Asks for the script of src/components/UserSlot.astro only where a token is stored: it is of no use to anybody else. */
export const userMenu: AstroIntegration = {
  name: 'user-menu',
  hooks: {
    'astro:build:done': ({ dir }) => {
      if (changePages(dir, (html) => html.replace(script, late)) === 0)
        throw new Error(
          'No page has the script of UserSlot.astro: look at integrations/user-menu.ts',
        );
    },
  },
};
