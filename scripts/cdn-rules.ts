import { fileHeaders, keeping, transportHeaders, type SiteHeaders } from '../contract/headers.ts';
import { shells } from '../contract/pages.ts';

type Headers = Record<string, string>;

/** What one project may have there. */
const most = { rules: 100, characters: 2000 };

/** Every address below a shell's prefix, but not the prefix itself, which may be a page of its own. */
const below = (prefix: string) => [`${prefix}:one`, `${prefix}:one/*`];

/** `_redirects` in the form of Cloudflare Pages: the built pages that answer for an application's addresses. */
export const redirectRules = (): string =>
  shells
    .flatMap(({ prefix, file }) => below(prefix).map((path) => `${path} ${file} 200\n`))
    .join('');

/**
 * `_headers` in the form of Cloudflare Pages: each of the built `files` is served with the headers that our own server gives
 * it. Throws when that form cannot say it.
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
  if (hidden)
    throw new Error(`${hidden} lies below an application's addresses and would never be shown.`);
  const served = (headers: Headers, path: string): Headers => ({
    ...headers,
    ...transportHeaders,
    'cache-control': keeping(path),
  });
  // Whatever is not listed is not there, and is answered with this page.
  const usual = served(pages['404.html']!, '/');
  const rule = (path: string, headers: Headers) => [path, ...changes(usual, served(headers, path))];
  const rules = [
    ['/*', '! access-control-allow-origin', ...Object.entries(usual).map(line)],
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
  if (rules.length > most.rules || rules.flat().some(({ length }) => length > most.characters - 2))
    throw new Error(
      `_headers may have ${most.rules} rules with lines of ${most.characters} characters.`,
    );
  return rules.map((lines) => `${lines.join('\n  ')}\n`).join('');
}

const line = ([name, value]: [string, string]) => `${name}: ${value}`;

/** A header that is set twice would have both values, so the usual one is taken off first. */
const changes = (usual: Headers, headers: Headers): string[] =>
  Object.entries(headers)
    .filter(([name, value]) => usual[name] !== value)
    .flatMap(([name, value]) => [`! ${name}`, line([name, value])]);
