/** Headers of every answer, of our server and of a CDN alike. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
} as const;

/** Only for a site that is reached by HTTPS. Two years. */
export const transportHeaders = { 'strict-transport-security': 'max-age=63072000' } as const;

/** What a built site holds and needs beside its own files. */
export interface SiteParts {
  /** Hashes of inline scripts and styles, `sha256-…`. */
  scripts: string[];
  styles: string[];
  /** Origins of the API, when it is not on the site's own. */
  api: string[];
  /** Origins that frames show. */
  frames: string[];
}

/** Headers of the site's pages and files: what they may load and run, and that nobody frames them. */
export function siteHeaders({ scripts, styles, api, frames }: SiteParts): Record<string, string> {
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
  return {
    ...commonHeaders,
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

const quoted = (hash: string) => `'${hash}'`;

/** Headers of the API: its answers are data, which nothing may run or frame, but other sites may show its images. */
export const apiHeaders = {
  ...commonHeaders,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Where the build leaves its `siteHeaders` in the folder of the site, as JSON. */
export const siteHeadersFile = '.headers.json';
