import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteHeadersFile, type SiteHeaders } from '../contract/wire/headers.ts';
import { headerRules, redirectRules } from './cdn-rules.ts';

/** Copies the built site with the rules for Cloudflare Pages into a folder that can be uploaded as it is. */
const built = 'dist';
const folder = 'dist-cdn';

rmSync(folder, { recursive: true, force: true });
// Other hidden files, and compressed ones, are for our own server.
const files = globSync(['**/*', '.well-known/*'], { cwd: built, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^\.|\.(br|gz)$/.test(entry.name))
  .map(({ parentPath, name }) => join(parentPath, name).slice(built.length + 1))
  .toSorted();
for (const file of files) cpSync(join(built, file), join(folder, file));
const pages = JSON.parse(readFileSync(join(built, siteHeadersFile), 'utf8')) as SiteHeaders;
writeFileSync(join(folder, '_headers'), headerRules(files, pages));
writeFileSync(join(folder, '_redirects'), redirectRules());
console.log(`Site for a CDN: ${folder} (${files.length} files)`);
