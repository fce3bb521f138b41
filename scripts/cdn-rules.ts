import {
  fileHeaders,
  siteCacheControl,
  transportHeaders,
  type SiteHeaders,
} from '../contract/wire/headers.ts';
import { shells } from '../contract/site/pages.ts';
import { changePasswordPage, wellKnown } from '../contract/site/well-known.ts';

type Headers = Record<string, string>;

/** Limits of Cloudflare Pages. */
const maximum = { rules: 100, characters: 2000 };

/** Patterns for every address below a shell's prefix, but not the prefix itself, which may be a page. */
const below = (prefix: string) => [`${prefix}:one`, `${prefix}:one/*`];

/** `_redirects` for Cloudflare Pages: where the password is changed, and the shells that serve an application's addresses. */
export const redirectRules = (): string =>
  [
    `${wellKnown.changePassword} ${changePasswordPage} 302\n`,
    ...shells.flatMap(({ prefix, file }) => below(prefix).map((path) => `${path} ${file} 200\n`)),
  ].join('');

/**
 * `_headers` for Cloudflare Pages: every built file gets the same headers as from our own server. Throws when that
 * cannot be expressed there.
 */
export function headerRules(files: string[], pages: SiteHeaders): string {
  const hidden = Object.keys(pages).find((page) =>
    shells.some(
      ({ prefix, file }) =>
        `/${page}`.startsWith(prefix) &&
        `/${page}` !== `${file}index.html` &&
        `/${page}` !== `${prefix}index.html`,
    ),
  );
  if (hidden) throw new Error(`${hidden} is hidden by the addresses of an application.`);
  const headersOf = (headers: Headers, path: string): Headers => ({
    ...headers,
    ...transportHeaders,
    'cache-control': siteCacheControl(path),
  });
  // Unlisted paths do not exist, and get this page.
  const defaults = headersOf(pages['404.html']!, '/');
  const rule = (path: string, headers: Headers) => [
    path,
    ...changes(defaults, headersOf(headers, path)),
  ];
  const rules = [
    ['/*', '! access-control-allow-origin', ...Object.entries(defaults).map(line)],
    rule('/_astro/*', fileHeaders),
    ...files
      .filter((file) => !file.endsWith('.html') && !file.startsWith('_astro/'))
      .map((file) => rule(`/${file}`, fileHeaders)),
    ...Object.entries(pages)
      .filter(([file]) => file.endsWith('index.html'))
      .map(([file, headers]) => rule(`/${file.slice(0, -'index.html'.length)}`, headers)),
    ...shells.flatMap(({ prefix, file }) =>
      below(prefix).map((path) => rule(path, pages[`${file}index.html`.slice(1)]!)),
    ),
  ];
  if (
    rules.length > maximum.rules ||
    rules.flat().some(({ length }) => length > maximum.characters - 2)
  )
    throw new Error(
      `_headers may have at most ${maximum.rules} rules, with lines of ${maximum.characters} characters.`,
    );
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('');
}

const line = ([name, value]: [string, string]) => `${name}: ${value}`;

/** A header set by two rules gets both values, so the default is removed first. */
const changes = (defaults: Headers, headers: Headers): string[] =>
  Object.entries(headers)
    .filter(([name, value]) => defaults[name] !== value)
    .flatMap(([name, value]) => [`! ${name}`, line([name, value])]);
