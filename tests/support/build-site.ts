import { build } from 'astro';

/** Builds the site into the given folder, with the settings of the environment. */
await build({ outDir: process.argv[2]!, logLevel: 'error' });
process.exit(0);
