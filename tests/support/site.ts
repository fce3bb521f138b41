import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { startSmtp } from './smtp.ts';

// Ports per run, inherited by the workers, so that two runs at a time do not collide.
process.env.TEST_PORT ??= String(20_000 + 10 * (process.pid % 1000));
export const port = Number(process.env.TEST_PORT);
export const origin = `http://localhost:${port}`;

/** A port for a server of the test's own: one of each worker, which runs one test at a time. */
export const ownPort = (): number => port + 1 + Number(process.env.TEST_PARALLEL_INDEX);

export interface Site {
  origin: string;
  /** Ends the server; `SIGKILL` simulates a crash. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts site and API as `npm start` does, and waits until they answer. */
export async function startSite(at: number, dataDir: string, env: object = {}): Promise<Site> {
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      PORT: String(at),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await answers(`http://localhost:${at}/api/health`, server).catch((error: unknown) => {
    throw new Error(`The site did not start.\n${output}`, { cause: error });
  });
  return {
    origin: `http://localhost:${at}`,
    stop: (signal = 'SIGTERM') => {
      server.kill(signal);
      return ended;
    },
  };
}

async function answers(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server ended with code ${server.exitCode}`);
}

/** No mail reaches an address of it. */
export const unknownDomain = 'unknown.example';

/** A mail server that writes what it gets into a folder. */
function startMailServer(folder: string) {
  return startSmtp({
    onRcptTo: ({ address }, _session, done) =>
      address.endsWith(`@${unknownDomain}`)
        ? done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 }))
        : done(),
    onData: (stream, _session, done) =>
      void buffer(stream)
        .then((mail) => writeFile(join(folder, `${crypto.randomUUID()}.eml`), mail))
        .then(() => done(), done),
  });
}

/** Playwright's global setup: one site with fresh demo data for all browser tests. */
export default async function setUp(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  // Inherited by the workers, which read the mails there.
  process.env.TEST_DATA_DIR = dataDir;
  const mails = join(dataDir, 'mails');
  await mkdir(mails);
  const smtp = await startMailServer(mails);
  const site = await startSite(port, dataDir, { SMTP_URL: smtp.url, MAILS_PER_SECOND: '999' });
  return async () => {
    await site.stop();
    await smtp.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
