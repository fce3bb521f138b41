import type { AstroIntegration } from 'astro';
import { whenLoggedInScript } from '../src/lib/token.ts';
import { changePages } from './change-pages.ts';

const tag = /<script type="module" src="([^"]+\/(\w+)\.[^"]+)"><\/script>/g;
const watch = (place: string, src: string) =>
  `watchScript(document.querySelector("[${place}]"),import("${src}"))`;

/** How each of our own scripts is loaded, by the component that it belongs to. */
const loaders: Record<string, (src: string) => string> = {
  // Of no use to anybody without a token.
  UserSlot: (src) => `<script>${whenLoggedInScript(watch('data-user-menu', src))}</script>`,
  vehicle: (src) =>
    `<link rel="modulepreload" href="${src}"><script>${watch('data-vehicle-page', src)}</script>`,
};

const replaced = (_tag: string, src: string, name: string): string => {
  const loader = loaders[name];
  if (!loader)
    throw new Error(
      `Nothing tells a reader that ${src} is lost: see integrations/watched-scripts.ts.`,
    );
  return loader(src);
};

/** Lets every script that is a file of its own be watched by src/components/layout/ScriptWatch.astro, as islands are. */
export const watchedScripts: AstroIntegration = {
  name: 'watched-scripts',
  hooks: {
    'astro:build:done': ({ dir }) => {
      changePages(dir, 'watched-scripts.ts', tag, replaced);
    },
  },
};
