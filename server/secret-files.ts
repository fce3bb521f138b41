import { readFileSync } from 'node:fs';
import { StartError } from './start-error.ts';

/** Settings that a file may hold instead, which the variable `…_FILE` names: other processes and logs see no environment's secret. */
export const secretSettings = [
  ...['DATABASE_URL', 'ADMIN_PASSWORD', 'SMTP_URL', 'METRICS_TOKEN'],
  'OIDC_CLIENT_SECRET',
];

/** Adds the settings that files hold; a last line break does not count. Throws StartError for a file that cannot be read. */
export function withSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const name of secretSettings) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new StartError(`${name}_FILE: ${name} is set, too.`);
    read[name] = readSecret(`${name}_FILE`, path);
  }
  return read;
}

function readSecret(variable: string, path: string): string {
  try {
    const secret = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    if (secret) return secret;
  } catch (error) {
    throw new StartError(
      `${variable}: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  throw new StartError(`${variable}: ${path} is empty.`);
}
