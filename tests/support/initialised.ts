import { existsSync, mkdirSync, openAsBlob, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import project from '../../package.json' with { type: 'json' };

const cache = fileURLToPath(new URL('../../node_modules/.cache/vehicle-rental/', import.meta.url));
const path = `${cache}initialised-${project.dependencies['@electric-sql/pglite']}.tar`;

/** An embedded database without tables. Initialising one takes seconds, so it is done once and kept. */
export async function initialised(): Promise<Blob> {
  if (!existsSync(path)) await initialise();
  return openAsBlob(path);
}

/** Several tests may do so at once: the last one's file stays. */
async function initialise(): Promise<void> {
  const database = await PGlite.create('memory://');
  const dump = await database.dumpDataDir('none');
  await database.close();
  mkdirSync(cache, { recursive: true });
  const partial = `${path}.${process.pid}`;
  writeFileSync(partial, Buffer.from(await dump.arrayBuffer()));
  renameSync(partial, path);
}
