import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../server/app.ts';
import { config } from '../server/config.ts';
import { openDatabase, type Database } from '../server/db/index.ts';
import { seed } from '../server/demo/index.ts';
import { createAdministrator } from '../tests/support/administrator.ts';
import { compress } from '../scripts/compress.ts';

const bare = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Bare page</title></head>
<body><p>A page with one paragraph.</p></body></html>`;

/** Serves the built site with demo data, the rows that `fill` adds, and at /bare a page with one paragraph to compare with. */
export async function serveSite(
  fill: (db: Database) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  await cp('dist', folder, { recursive: true });
  await mkdir(`${folder}/bare`);
  await writeFile(`${folder}/bare/index.html`, bare);
  await compress(`${folder}/bare`);

  const settings = config({ SEED: 'demo', LOG_LEVEL: 'error' });
  const { db, close } = await openDatabase({ kind: 'memory' });
  await createAdministrator(db, settings);
  await seed(db, settings, () => undefined);
  await fill(db);
  const app = await createApp({ db, config: settings, site: folder });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: address.replace('127.0.0.1', 'localhost'),
    stop: async () => {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
