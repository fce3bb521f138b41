import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { siteHeaders, siteHeadersFile } from '../contract/headers.ts';

const strictest = siteHeaders({ scripts: [], styles: [], api: [], frames: [] });

/** Milliseconds after which it is looked whether the site was built anew. */
const patience = 1000;

/** Returns what tells the headers that the build in `folder` wants; without its list, the strictest ones. */
export function siteHeadersOf(folder: string): () => Record<string, string> {
  const file = join(folder, siteHeadersFile);
  let headers: Record<string, string> = strictest;
  let written = 0;
  let looked = 0;
  return () => {
    if (Date.now() - looked < patience) return headers;
    looked = Date.now();
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
    if (mtimeMs === written) return headers;
    written = mtimeMs;
    headers = mtimeMs > 0 ? (JSON.parse(readFileSync(file, 'utf8')) as typeof headers) : strictest;
    return headers;
  };
}
