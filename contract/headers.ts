/** Headers of every answer, of our server and of a CDN alike. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Only for a site that is reached by HTTPS. Two years. */
export const transportHeaders = { 'strict-transport-security': 'max-age=63072000' } as const;

/** What a built page holds and needs beside the site's own files. */
export interface PageParts {
  /** Hashes of inline scripts and styles, `sha256-…`. */
  scripts: string[];
  styles: string[];
  /** Origins of the API, when it is not on the site's own. */
  api: string[];
  /** Origins that frames show. */
  frames: string[];
}

const closed = "default-src 'none'; frame-ancestors 'none'";

/** Headers of a file of the site that is no page: nothing in it may run. */
export const fileHeaders = {
  ...commonHeaders,
  'content-security-policy': closed,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of a page: what it may load and run, and that nobody frames it. */
export function pageHeaders({ scripts, styles, api, frames }: PageParts): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    'img-src': ["'self'", 'data:', 'blob:', ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const directives = Object.entries(policy).map(([name, sources]) => [name, ...sources].join(' '));
  return { ...fileHeaders, 'content-security-policy': directives.join('; ') };
}

const quoted = (hash: string) => `'${hash}'`;

/** Headers of the API: its answers are data, which nothing may run or frame, but other sites may show its images. */
export const apiHeaders = {
  ...commonHeaders,
  'content-security-policy': closed,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** What scripts of another origin may read of the API's answers. */
export const exposedHeaders = [
  'Content-Disposition',
  'ETag',
  'Retry-After',
  'X-Request-Id',
] as const;

/** Headers of each page of a built site by its file, `about/index.html`; every other file has `fileHeaders`. */
export type SiteHeaders = Record<string, Record<string, string>>;

/** Where the build leaves its `SiteHeaders` in the folder of the site, as JSON. */
export const siteHeadersFile = '.headers.json';

/** How long a file of the site may be kept: those in _astro have a hash of their content in their name. */
export const keeping = (path: string): string =>
  path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
