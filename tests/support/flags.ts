import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as {
  scripts: { start: string };
};

/** The flags that `npm start` passes to Node, with absolute paths. */
export const nodeFlags = scripts.start
  .split(' ')
  .slice(1, -1)
  .map((flag) => flag.replace('=./', `=${project}`));
