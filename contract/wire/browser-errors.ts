import { z } from 'zod';
import { postEndpoint } from './endpoint.ts';

/** A text of these characters only, so that it holds nothing that somebody typed. */
const only = (characters: string, max: number) =>
  z
    .string({ error: 'common.badCharacters' })
    .regex(new RegExp(`^[${characters}]{0,${max}}$`), 'common.badCharacters');

/** An error that a page of the site met. Neither its message nor the address as it was: both may name people. */
const browserError = z.object({
  /** The page's address with each number as `:id`, such as `/admin/reservations/:id`. */
  page: only('\\w/:.-', 100),
  /** The error's class, such as `TypeError`. */
  name: only('\\w', 60),
  /** The script of the site with line and column, such as `/_astro/Island.4f2c.js:1:2034`; empty if nobody knows. */
  script: only('\\w/:.@~-', 200),
  /** What the site was built of, such as `1.0.0 (7fb523d0c1de)`. */
  release: only('\\w.() -', 60),
});
export type BrowserError = z.output<typeof browserError>;

export const reportBrowserError = postEndpoint({
  path: '/browser-errors',
  auth: 'none',
  summary: 'Tell that a page of the site met an error',
  also: [429],
  body: browserError,
});
