import { resolve } from 'node:path';
import { describeFailure } from '../server/describe-failure.ts';

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
