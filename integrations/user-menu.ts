import type { AstroIntegration } from 'astro';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { whenTokenScript } from '../src/lib/token.ts';

const script = /<script type="module" src="([^"]+\/UserSlot\.[^"]+)"><\/script>/;

/** Asks for the script of src/components/UserSlot.astro only where a token is stored: it is of no use to anybody else. */
export const userMenu: AstroIntegration = {
  name: 'user-menu',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const pages = globSync('**/*.html', { cwd: folder }).filter((page) => {
        const html = readFileSync(folder + page, 'utf8');
        const late = html.replace(
          script,
          (_, src: string) => `<script>${whenTokenScript(src)}</script>`,
        );
        writeFileSync(folder + page, late);
        return late !== html;
      });
      if (pages.length === 0)
        throw new Error(
          'No page has the script of UserSlot.astro: look at integrations/user-menu.ts',
        );
    },
  },
};
