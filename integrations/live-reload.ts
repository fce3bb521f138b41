import type { AstroIntegration } from 'astro';

/** What @vitejs/plugin-react expects of a page in development. Astro adds it only where a page has an island. */
const preamble = `
  import { injectIntoGlobalHook } from '/@react-refresh';
  injectIntoGlobalHook(window);
  window.$RefreshReg$ = () => {};
  window.$RefreshSig$ = () => (type) => type;
`;

/** Lets React run in development where our own scripts mount it: the user menu and a vehicle's page. */
export const liveReload: AstroIntegration = {
  name: 'live-reload',
  hooks: {
    'astro:config:setup': ({ command, injectScript }) => {
      if (command === 'dev') injectScript('page', preamble);
    },
  },
};
