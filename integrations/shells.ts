import type { CommonServerOptions } from 'vite';
import { shellOf, shells } from '../contract/pages.ts';

type Proxy = NonNullable<CommonServerOptions['proxy']>;

/**
 * Answers /user/reservations/7 and its like with their application shell. A proxy that never forwards, because
 * `astro preview` takes Vite's proxy rules but not its plugins.
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
