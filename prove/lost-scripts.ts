import { proveInBrowser } from './in-browser.ts';
import type { Result } from './results.ts';

/** Every script of the site is lost once, in a real browser: the page says so, or does without it. */
export const prove = (): Promise<Result[]> =>
  Promise.resolve(proveInBrowser('lost-scripts', 'the loss of any script is reported'));
