import type { CommonServerOptions } from 'vite';
import { shellOf, shells } from '../contract/site/pages.ts';

type Proxy = NonNullable<CommonServerOptions['proxy']>;

/**
 * Serves the application shell for addresses such as /user/reservations/7. It is a proxy that never forwards, because
 * `astro preview` accepts Vite's proxy rules but not its plugins.
 */
export const shellProxy: Proxy = Object.fromEntries(
  shells.map(({ prefix }) => [
    `^${prefix}.`,
    {
      target: 'http://localhost',
      bypass: ({ url = '' }) => shellOf(url.replace(/[?#].*/, '')) ?? url,
    },
  ]),
);
