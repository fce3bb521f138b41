import { build } from 'astro';
import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2]!;

/** Builds the site into the given folder, with the settings of the environment. */
const cacheDir = `${folder}.cache`;
// In the project's cache builds at the same time would read each other's texts, of another currency.
await build({ outDir: folder, cacheDir, logLevel: 'error' });
rmSync(cacheDir, { recursive: true });
// As scripts/build.ts does: the server reads it, visitors do not.
renameSync(join(folder, 'company.json'), join(folder, '.company.json'));
process.exit(0);
