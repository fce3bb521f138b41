import { readFileSync } from 'node:fs';
import { openUpload } from '../../server/images/convert/open.ts';
import { toVariants } from '../../server/images/convert/variants.ts';
import { peakMemory } from '../support/peak-memory.ts';

/** Converts the image in the given file, and prints the peak growth of this process in bytes. */
const picture = readFileSync(process.argv[2]!);
const before = process.memoryUsage.rss();
const opened = await openUpload(picture);
if (typeof opened === 'string') throw new Error(opened);
await toVariants(opened);
process.send!(peakMemory() - before);
