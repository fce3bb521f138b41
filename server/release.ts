import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import project from '../package.json' with { type: 'json' };

/** What runs here: a version, and the commit that it was made of; null where nobody knows. */
export interface Release {
  version: string;
  commit: string | null;
}

/** An image has no Git: its build says of which commit it is. */
export const release: Release = {
  version: project.version,
  commit: (process.env.COMMIT || readCommit())?.slice(0, 12) ?? null,
};

export const describeRelease = ({ version, commit }: Release): string =>
  commit ? `${version} (${commit})` : version;

/** The commit of the project's own repository, not of one around it. */
function readCommit(): string | null {
  const repository = fileURLToPath(new URL('../.git', import.meta.url));
  try {
    return execFileSync('git', ['--git-dir', repository, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 2000,
    }).trim();
  } catch {
    return null;
  }
}
