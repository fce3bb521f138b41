import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

const inputs = [
  'src/**/*',
  'public/**/*',
  'contract/**/*',
  'integrations/**/*',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** A fingerprint of everything that the built site depends on. */
export function fingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort())
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  for (const name of Object.keys(env).sort())
    if (name.startsWith('PUBLIC_')) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
}
