import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeFlags } from '../support/flags.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Runs servers and tools with their data in a folder of their own. */
export function processes() {
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-'));
  const running = new Set<ChildProcess>();

  /** Runs Node as npm does, but with only the database's variables of the test's environment. */
  function launch(given: string[], env: NodeJS.ProcessEnv, detached = false) {
    const { PATH, PREPARED_STATEMENTS } = process.env;
    const child = spawn(process.execPath, given, {
      cwd: folder,
      detached,
      env: {
        PATH,
        PREPARED_STATEMENTS,
        NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/node'),
        PORT: '0',
        DATA_DIR: join(folder, 'data'),
        LOG_LEVEL: 'silent',
        ...env,
      },
    });
    running.add(child);
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const started = { child, output: '', ended };
    child.stdout.on('data', (text) => (started.output += text));
    child.stderr.on('data', (text) => (started.output += text));
    return started;
  }

  return {
    folder,
    /** Runs a file of the project. */
    run: (file: string, env: NodeJS.ProcessEnv = {}, ...given: string[]) =>
      launch([join(project, file), ...given], env),
    /** Starts the server as `npm start` does, without the site; detached like a service, without a terminal. */
    start: (env: NodeJS.ProcessEnv = {}, detached = false) =>
      launch([...nodeFlags, join(project, 'server/index.ts')], env, detached),
    killAll: () => running.forEach((child) => child.kill('SIGKILL')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type Process = ReturnType<ReturnType<typeof processes>['run']>;

/** Waits until a server prints its address, and returns the API's. Fails with its output when it ends instead. */
export async function address(server: Process): Promise<string> {
  let ended = false;
  void server.ended.then(() => (ended = true));
  for (;;) {
    const found = /^Ready: (\S+)$/m.exec(server.output)?.[1];
    if (found) return `${found}/api`;
    if (ended) throw new Error(server.output);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The last line of a process's output. */
export const lastLine = ({ output }: Process): string => output.trim().split('\n').at(-1)!;
