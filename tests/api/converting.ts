import { readFileSync } from 'node:fs';
import { makeVariants } from '../../server/images/images.ts';

/** Brings the picture in the file named into its sizes, and says by how many bytes this process grew meanwhile at most. */
const picture = readFileSync(process.argv[2]!);
const before = process.memoryUsage.rss();
await makeVariants(picture);
process.send!(process.resourceUsage().maxRSS * 1024 - before);
