import { readFileSync } from 'node:fs';
import { makeVariants } from '../../server/images/index.ts';
import { peakMemory } from '../support/peak-memory.ts';

/** Has the image in the given file converted as a server does, and prints the peak growth of this process in bytes. */
const picture = readFileSync(process.argv[2]!);
const before = process.memoryUsage.rss();
await makeVariants(picture);
process.send!(peakMemory() - before);
