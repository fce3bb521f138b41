import type { AstroIntegration } from 'astro';
import { whenLoggedInScript } from '../src/lib/storage/token.ts';
import { changePages } from './change-pages.ts';

const tag = /<script type="module" src="([^"]+\/(\w+)\.[^"]+)"><\/script>/g;
const watch = (place: string, src: string) =>
  `watchScript(document.querySelector("[${place}]"),import("${src}"))`;

/** How each of our own scripts is loaded, by file name. */
const loaders: Record<string, (src: string) => string> = {
  // Without it, a search that another host may lack stays hidden.
  AskHost: (src) => `<script>import("${src}")</script>`,
  // The page is whole without it.
  Kinds: (src) =>
    `<script>import("${src}").catch(()=>document.querySelector("[data-kinds]").remove())</script>`,
  // Useless without a token.
  UserSlot: (src) => `<script>${whenLoggedInScript(watch('data-user-menu', src))}</script>`,
};

const replaceTag = (_tag: string, src: string, name: string): string => {
  const loader = loaders[name];
  if (!loader)
    throw new Error(
      `A failure to load ${src} would go unnoticed: see integrations/watched-scripts.ts.`,
    );
  return loader(src);
};

/** Lets src/components/layout/ScriptWatch.astro report scripts that fail to load, as it does for islands. */
export const watchedScripts: AstroIntegration = {
  name: 'watched-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      changePages(dir, 'watched-scripts.ts', tag, replaceTag);
    },
  },
};
