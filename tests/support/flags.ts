import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(`${project}package.json`, 'utf8')) as {
  scripts: { start: string };
};

/** What `npm start` tells Node, for whatever folder it runs in. */
export const nodeFlags = scripts.start
  .split(' ')
  .slice(1, -1)
  .map((flag) => flag.replace('=./', `=${project}`));
