import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFlags } from '../tests/support/flags.ts';
import type { Job, Load } from './client.ts';
import { isSmoke } from './smoke.ts';

export interface Server {
  origin: string;
  pid: number;
  /** Milliseconds from the start until it reports that it is ready. */
  startedIn: number;
  stop: () => Promise<void>;
}

const cache = 'node_modules/.cache/node';

export const ours = 'server/index.ts';
export const limit = 'bench/limit-server.ts';
export const smtpSink = 'bench/smtp-sink.ts';

/** Starts a server as in production, with its log in a file. */
export async function start(program: string, env: NodeJS.ProcessEnv): Promise<Server> {
  const log = join(mkdtempSync(join(tmpdir(), 'bench-')), 'log');
  const file = openSync(log, 'w');
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, program], {
    stdio: ['ignore', file, file],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ALLOW_PLACEHOLDERS: 'on',
      NODE_COMPILE_CACHE: cache,
      PORT: '0',
      // The limits are checked, but never reached.
      MAX_OPEN_RESERVATIONS: '999999',
      MAX_BOOKINGS_PER_HOUR: '999999',
      MAX_OPEN_DAYS_NEW: '999999',
      MAX_OPEN_DAYS: '999999',
      ...env,
    },
  });
  closeSync(file);
  for (;;) {
    const text = readFileSync(log, 'utf8');
    const origin = /^Ready: (\S+)$/m.exec(text)?.[1];
    if (origin)
      return {
        origin,
        pid: child.pid!,
        startedIn: performance.now() - startedAt,
        stop: async () => {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    if (child.exitCode !== null) throw new Error(text);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Measures both servers, each first in every other round, because the second may find the machine warmer. */
export async function measureInTurns<Target>(
  round: number,
  [ours, other]: [Target, Target],
  measure: (server: Target) => Promise<Load>,
): Promise<{ mine: Load; bare: Load }> {
  if (round % 2 === 0) return { mine: await measure(ours), bare: await measure(other) };
  const bare = await measure(other);
  return { mine: await measure(ours), bare };
}

const idle: ChildProcess[] = [];

/** Puts a server under load, from a process of its own. */
export async function load(job: Job): Promise<Load> {
  const client = idle.pop() ?? fork(new URL('client.ts', import.meta.url));
  client.ref();
  client.channel?.ref();
  client.send(isSmoke ? { ...job, seconds: 0.1 } : job);
  const [result] = (await once(client, 'message')) as [Load];
  // The client ends with this process, when its channel closes.
  client.unref();
  client.channel?.unref();
  idle.push(client);
  if (isSmoke && Object.keys(result.failed).length > 0)
    throw new Error(`${job.call} was answered with ${JSON.stringify(result.failed)}`);
  return result;
}
