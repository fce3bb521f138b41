import { resolve } from 'node:path';
import { sentenceOf } from '../server/failure-sentence.ts';

/** Runs a tool of the command line. What it cannot do ends the process with one sentence and exit code 1. */
export async function runTool(tool: () => Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    console.error(sentenceOf(error, 'It'));
    process.exitCode = 1;
  }
}

/** A path as whoever typed it meant it: npm runs scripts in the project's folder, wherever it was called. */
export const pathOf = (typed: string): string => resolve(process.env.INIT_CWD ?? '.', typed);
