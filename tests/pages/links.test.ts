import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { displayImage } from '../../contract/vehicles/images.ts';
import { pages as known, shellOf } from '../../contract/site/pages.ts';
import { currentUser } from '../../contract/users/users.ts';
import { getVehicle, pageVehicles } from '../../contract/vehicles/vehicles.ts';
import { company } from '../../src/lib/site/company.ts';

const home = `https://${company.host}`;
const pages = globSync('dist/**/*.html');

/** All addresses in a page: links, images in all sizes, scripts, styles, and those in its styles. */
function addresses(html: string): string[] {
  const named = html.matchAll(/\s(?:href|src|component-url|renderer-url)="([^"]*)"/g);
  const meta = html.matchAll(/\scontent="(https?:[^"]*)"/g);
  const sets = html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/g);
  const styles = html.matchAll(/url\(["']?([^"')]+)["']?\)/g);
  return [
    ...[...named, ...meta].map(([, address = '']) => address),
    ...[...sets].flatMap(([, set = '']) => set.split(', ').map((entry) => entry.split(' ')[0]!)),
    ...[...styles].map(([, address = '']) => address),
  ].filter((address) => /^(\/|#|https?:)/.test(address));
}

function fileOf(path: string): string | null {
  const places = [path, `${path.replace(/\/$/, '')}/index.html`, `${shellOf(path)}index.html`];
  return (
    places
      .map((place) => `dist${place}`)
      .find((place) => /\.\w+$/.test(place) && existsSync(place)) ?? null
  );
}

const hasPlace = (html: string, hash: string) =>
  html.includes(` id="${decodeURIComponent(hash.slice(1))}"`);

/** What is wrong with an address on a page; null if nothing is. */
function broken(address: string, page: string, html: string): string | null {
  const base = home + page.replace('dist', '').replace(/index\.html$/, '');
  const url = new URL(address, base);
  // Placeholders that nobody serves.
  if (url.origin !== home) return url.hostname.endsWith('.example') ? null : `foreign: ${address}`;
  const file = fileOf(url.pathname);
  if (!file) return `leads nowhere: ${address}`;
  if (!url.hash) return null;
  const target = address.startsWith('#') ? html : readFileSync(file, 'utf8');
  return hasPlace(target, url.hash) ? null : `no such place: ${address}`;
}

test.each(pages)('every address in %s leads somewhere', (page) => {
  const html = readFileSync(page, 'utf8');
  const found = addresses(html).map((address) => broken(address, page, html));
  expect(found.filter(Boolean)).toEqual([]);
});

test('sitemap, robots and manifest name only existing files', () => {
  const texts = ['sitemap.xml', 'robots.txt', 'manifest.webmanifest'].map((name) =>
    readFileSync(`dist/${name}`, 'utf8'),
  );
  const named = texts.join('\n').matchAll(/(?:<loc>|Sitemap: |"src":"|"start_url":")([^<"\s]+)/g);
  const paths = [...named].map(([, address = '']) => new URL(address, home).pathname);
  expect(paths.length).toBeGreaterThan(8);
  expect(paths.filter((path) => !fileOf(path))).toEqual([]);
});

test('search engines may fetch what public pages need, and nothing else', () => {
  const rules = readFileSync('dist/robots.txt', 'utf8')
    .matchAll(/^(Allow|Disallow): (\S+)/gm)
    .map(([, rule, prefix = '']) => ({ allows: rule === 'Allow', prefix }))
    .toArray();
  // The longest matching rule counts.
  const mayAsk = (path: string) =>
    rules
      .filter(({ prefix }) => path.startsWith(prefix))
      .toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.allows ?? true;
  for (const { path } of [pageVehicles, getVehicle, displayImage])
    expect(mayAsk(`/api${path}`), path).toBe(true);
  for (const path of [`/api${currentUser.path}`, known.user, known.adminUsers])
    expect(mayAsk(path), path).toBe(false);
});
