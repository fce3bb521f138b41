import { build } from 'astro';

/** Builds the site into the folder named, with the settings of the environment. */
await build({ outDir: process.argv[2]!, logLevel: 'error' });
process.exit(0);
