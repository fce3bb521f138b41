import { isLinkPage } from '../site/pages.ts';

/** Headers of every answer, from our server or a CDN. */
const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** For sites served over HTTPS only. Two years. */
export const transportHeaders = { 'strict-transport-security': 'max-age=63072000' } as const;

/** What a built page contains, and what it loads besides the site's own files. */
export interface PageParts {
  /** Hashes of inline scripts and styles, `sha256-…`. */
  scripts: string[];
  styles: string[];
  /** Origins of the API, if it is not the site's own. */
  api: string[];
  /** Origins of frames. */
  frames: string[];
}

const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of the site's files that are not pages: nothing in them may run. */
export const fileHeaders = {
  ...commonHeaders,
  'content-security-policy': closedPolicy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

/** Headers of a page: what it may load and run, and that nobody may frame it. */
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

/** Headers of the API: nothing may run or frame its answers, but other sites may show its images. */
export const apiHeaders = {
  ...commonHeaders,
  'content-security-policy': closedPolicy,
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Headers of the API's answers that scripts of another origin may read. */
export const exposedHeaders = [
  'Content-Disposition',
  'ETag',
  'Retry-After',
  'X-Request-Id',
] as const;

/** Headers of each page of a built site by file name, such as `about/index.html`; all other files get `fileHeaders`. */
export type SiteHeaders = Record<string, Record<string, string>>;

/** The file in the built site that holds its `SiteHeaders` as JSON. */
export const siteHeadersFile = '.headers.json';

/** Instead, on pages whose address holds a secret. */
export const linkPageHeaders = { 'referrer-policy': 'no-referrer' } as const;

/** The `Cache-Control` of a file of the site: names in _astro contain a hash of the content. */
export const siteCacheControl = (path: string): string =>
  path.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : isLinkPage(path)
      ? 'no-store'
      : 'no-cache';
