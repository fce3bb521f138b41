import type { AstroIntegration } from 'astro';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import {
  linkPageHeaders,
  pageHeaders,
  siteHeadersFile,
  type SiteHeaders,
} from '../contract/wire/headers.ts';
import { isLinkPage } from '../contract/site/pages.ts';
import { requireModules } from './replace-modules.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const originOf = (address = '') => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * Makes the site work under a strict content security policy, and writes each page's headers. A page's policy allows
 * only its own inline scripts and styles. `frames` are the addresses that pages embed.
 */
export const headers = (frames: string[]): AstroIntegration => ({
  name: 'headers',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      const alias = (name: string, file: string) => ({
        find: new RegExp(`^${name}$`),
        replacement: fileURLToPath(new URL(file, import.meta.url)),
      });
      updateConfig({
        vite: {
          resolve: {
            alias: [alias('zod', 'zod.ts'), alias('react-style-singleton', 'style-singleton.ts')],
          },
          plugins: [
            requireModules('headers.ts', [
              /\/integrations\/zod\.ts$/,
              /\/integrations\/style-singleton\.ts$/,
            ]),
          ],
        },
      });
    },
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      // A style element is empty until sonner fills it.
      const toasts = ['', toastStyles(readSonner())];
      const api = unique([
        ...originOf(process.env.PUBLIC_API_URL),
        ...originOf(process.env.PUBLIC_USERS_API_URL),
      ]);
      const siteHeaders: SiteHeaders = {};
      for (const page of globSync('**/*.html', { cwd: folder }).toSorted()) {
        const html = readFileSync(`${folder}/${page}`, 'utf8');
        const ofPage = pageHeaders({
          scripts: unique(inlineContents(html, 'script').map(hash)),
          styles: unique([...toasts, ...inlineContents(html, 'style')].map(hash)),
          api,
          frames: unique(frames.flatMap(originOf)),
        });
        siteHeaders[page] = { ...ofPage, ...(isLinkPage(`/${page}`) && linkPageHeaders) };
      }
      writeFileSync(`${folder}/${siteHeadersFile}`, JSON.stringify(siteHeaders, null, 2));
    },
  },
});

const unique = (values: string[]) => [...new Set(values)].toSorted();

/** The contents of a page's inline elements. Scripts that only hold data do not run, so they need no permission. */
const inlineContents = (page: string, name: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs'))]
    .filter(([, attributes = '']) => !/\bsrc=|application\/ld\+json/.test(attributes))
    .map(([, , text = '']) => text);

const readSonner = () =>
  readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/\.js$/, '.mjs'),
    'utf8',
  );

/** The style sheet that sonner inserts into a page, read from its source. */
export function toastStyles(source: string): string {
  const [, text] = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m.exec(source) ?? [];
  if (!text) throw new Error('The styles of sonner were not found: see integrations/headers.ts.');
  return JSON.parse(text) as string;
}
