import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, type DatabaseLocation } from '../server/db/index.ts';
import { describeFailure } from '../server/describe-failure.ts';
import { StartError } from '../server/start-error.ts';

/** Runs a command-line tool, whose files are its user's alone. A failure prints one sentence and ends the process with exit code 1. */
export async function runTool(tool: () => Promise<void>): Promise<void> {
  process.umask(0o077);
  try {
    await tool();
  } catch (error) {
    console.error(describeFailure(error, 'The command'));
    process.exitCode = 1;
  }
}

/** Resolves a path against the folder where npm was called: npm runs scripts in the project's folder. */
export const pathOf = (typed: string): string => resolve(process.env.INIT_CWD ?? '.', typed);

/** Throws StartError for a data folder without a database, in which connecting would make one. */
export function requireDatabase(location: DatabaseLocation): void {
  if (location.kind === 'folder' && !existsSync(join(location.path, 'database')))
    throw new StartError(`DATA_DIR: there is no database in ${location.path}.`);
}

/** Connects to a database that is there. Throws StartError for none. */
export function connectTo(location: DatabaseLocation): ReturnType<typeof connect> {
  requireDatabase(location);
  return connect(location);
}
