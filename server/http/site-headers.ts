import { readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import {
  fileHeaders,
  siteCacheControl,
  pageHeaders,
  siteHeadersFile,
  type SiteHeaders,
} from '../../contract/headers.ts';

const strictest = pageHeaders({ scripts: [], styles: [], api: [], frames: [] });

/** Milliseconds between checks whether the site was rebuilt. */
const patience = 1000;

type Headers = Record<string, string>;

/**
 * Returns a function that gives the headers of a built file, compressed or not, by its path. A page that the build does
 * not list gets the strictest.
 */
export function siteHeadersOf(folder: string): (path: string) => Headers {
  const listOf = fresh(join(folder, siteHeadersFile));
  let list: SiteHeaders = {};
  const known = new Map<string, Headers>();
  return (path) => {
    if (list !== listOf()) {
      list = listOf();
      known.clear();
    }
    return known.getOrInsertComputed(path, () => {
      const file = relative(folder, path).replace(/\.(br|gz)$/, '');
      const headers = file.endsWith('.html') ? (list[file] ?? strictest) : fileHeaders;
      return { ...headers, 'cache-control': siteCacheControl(`/${file}`) };
    });
  };
}

/** The files of the build's pages, `about/index.html`, that have an address. */
export const pageFilesOf = (folder: string): string[] =>
  Object.keys(fresh(join(folder, siteHeadersFile))()).filter(
    (file) => basename(file) === 'index.html',
  );

/** Reads a list again when its file has changed. */
function fresh(file: string): () => SiteHeaders {
  let list: SiteHeaders = {};
  let written = 0;
  let looked = 0;
  return () => {
    if (Date.now() - looked < patience) return list;
    looked = Date.now();
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs === written) return list;
    written = mtimeMs;
    list = mtimeMs > 0 ? (JSON.parse(readFileSync(file, 'utf8')) as SiteHeaders) : {};
    return list;
  };
}
