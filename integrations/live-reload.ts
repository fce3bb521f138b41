import type { AstroIntegration } from 'astro';

/** The preamble that @vitejs/plugin-react requires in development. Astro adds it only to pages with an island. */
const preamble = `
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;

/** Makes React work in development where our own scripts mount it: the user menu and the vehicle page. */
export const liveReload: AstroIntegration = {
  name: 'live-reload',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', preamble);
    },
  },
};
