import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { businessVariables } from '../contract/site/business-variables.ts';

const inputs = [
  'src/**/*',
  'public/**/*',
  'contract/**/*',
  'integrations/**/*',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/** A fingerprint of everything that the built site depends on. The first line covers what it shares with the server. */
export function fingerprint(env: NodeJS.ProcessEnv): string {
  const settings = Object.keys(env)
    .filter((name) => (name.startsWith('PUBLIC_') || name in businessVariables.shape) && env[name])
    .sort()
    .map((name) => `${name}=${env[name]}\0`);
  return `${hashOf(['contract/**/*'], settings)}\n${hashOf(inputs, settings)}\n`;
}

/** Whether a site with the first fingerprint works with a server of the second: their contracts are the same. */
export const isCompatible = (site: string, server: string): boolean =>
  site.split('\n')[0] === server.split('\n')[0];

function hashOf(patterns: string[], settings: string[]): string {
  const hash = createHash('sha256');
  const files = globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort())
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0');
  for (const setting of settings) hash.update(setting);
  return hash.digest('hex');
}
