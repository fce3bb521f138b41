import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import project from '../../package.json' with { type: 'json' };

const cache = fileURLToPath(new URL('../../node_modules/.cache/vehicle-rental/', import.meta.url));
const pglite = project.dependencies['@electric-sql/pglite'];

/** The dump of an embedded database, made by whoever needs it first, and kept until its version is another one. */
export async function keepDump(
  kind: string,
  version: string,
  make: () => Promise<Blob>,
): Promise<Blob> {
  const name = `${kind}-${pglite}${version}.tar`;
  if (!existsSync(cache + name)) {
    // Several tests may do so at once: the last one's file stays.
    const partial = `${cache}${name}.${process.pid}`;
    const bytes = Buffer.from(await (await make()).arrayBuffer());
    mkdirSync(cache, { recursive: true });
    for (const old of readdirSync(cache))
      if (old.startsWith(`${kind}-`) && old.endsWith('.tar') && old !== name)
        rmSync(cache + old, { force: true });
    writeFileSync(partial, bytes);
    renameSync(partial, cache + name);
  }
  // Read at once: a blob of a file cannot be read any more when another test has put its own in the place.
  return new Blob([readFileSync(cache + name)]);
}
