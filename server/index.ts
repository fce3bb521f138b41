import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { findLogin } from './auth/accounts.ts';
import { verifyPassword } from './auth/password.ts';
import { serveBackups } from './backup/socket.ts';
import { config, type Config } from './config.ts';
import { openDatabase, type Database } from './db/index.ts';
import { seed } from './demo/index.ts';
import { demoLogins } from './demo/logins.ts';
import { refusePlaceholders } from './placeholders.ts';
import { describeRelease, release } from './release.ts';
import { StartError } from './start-error.ts';
import { describeFailure } from './describe-failure.ts';
import { companyFacts } from './company/index.ts';
import { describeWay, scheduleMails, scheduleReminders } from './mail/index.ts';
import { scheduleHousekeeping } from './housekeeping/schedule.ts';
import { backlog, closeGently, stopOnSignal, logProcess } from './http/stop.ts';
import { scheduleInvoices } from './billing/schedule.ts';
import { checkAdministrator, ensureAdministrator } from './users/administrator.ts';
import { refuseDemoLogins } from './demo/end-logins.ts';
import { showOnce } from './users/show-once.ts';
import { scheduleWebhooks } from './webhooks/index.ts';
import { describeLostPlaces, describeSharedPlates } from './vehicles/index.ts';

const site = fileURLToPath(new URL('../dist', import.meta.url));

/**
 * Starts the server with the settings in `env` and stops it cleanly on SIGINT and SIGTERM. A failed start prints one
 * sentence and ends the process with exit code 1. `publicAddress` is printed instead of the server's own.
 */
export async function serve(
  env: NodeJS.ProcessEnv = process.env,
  publicAddress?: string,
): Promise<void> {
  process.umask(0o077);
  try {
    const { stop, announcement } = await start(config(env), publicAddress);
    // Whoever reads that it is ready may stop it at once.
    stopOnSignal(stop);
    console.log(announcement);
  } catch (error) {
    console.error(describeFailure(error, 'The start'));
    process.exit(1);
  }
}

/** Returns a function that stops the server, and what to say now that it is ready. */
async function start(
  settings: Config,
  publicAddress?: string,
): Promise<{ stop: () => Promise<void>; announcement: string }> {
  const company = companyFacts(site);
  checkAdministrator(settings, demoLogins.administrator.password, company());
  refusePlaceholders(settings, company());
  const { database } = settings;
  console.log(`Release: ${describeRelease(release)}`);
  console.log(`Database: opening ${database.kind === 'folder' ? database.path : 'PostgreSQL'} …`);
  console.log(describeWay(settings));
  const { db, statements, enforceResponseTimeout, close } = await openDatabase(database);
  try {
    const isNew = await ensureAdministrator(db, settings, {
      published: demoLogins.administrator,
      show: (login) => console.log(showOnce(login, settings.dataDir)),
    });
    if (settings.exposed) await refuseDemoLogins(db, isNew);
    await seed(db, settings, (line) => console.log(line), company());
    for (const line of await describeSharedPlates(db)) console.log(line);
    const { places } = company() ?? {};
    if (places) for (const line of await describeLostPlaces(db, places)) console.log(line);
    const app = await createApp({ db, config: settings, site, statements });
    logProcess(app.log);
    const logins = settings.exposed ? [] : await describeDemoLogins(db);
    enforceResponseTimeout();
    const address = await listen(app, settings);
    const stopBackups =
      database.kind === 'folder' ? await serveBackups(db, database.path, app.log) : null;
    const stopMails = scheduleMails({
      db,
      statements,
      config: settings,
      log: app.log,
      company,
      siteUrl: publicAddress ?? settings.siteUrl,
    });
    const stopWebhooks = scheduleWebhooks({ db, statements, config: settings, log: app.log });
    const stopReminders = scheduleReminders(db, settings, app.log);
    const stopHousekeeping = scheduleHousekeeping(db, settings, app.log);
    const stopInvoices = scheduleInvoices(db, settings, company, app.log);
    const stop = async () => {
      await Promise.all([
        ...[stopHousekeeping(), stopReminders(), stopInvoices(), stopMails(), stopWebhooks()],
        ...[stopBackups?.(), closeGently(app)],
      ]);
      await close();
    };
    return { stop, announcement: [`Ready: ${publicAddress ?? address}`, ...logins].join('\n') };
  } catch (error) {
    await close();
    throw error;
  }
}

type App = Awaited<ReturnType<typeof createApp>>;

async function listen(app: App, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port, backlog });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EADDRINUSE') throw new StartError(`PORT: ${port} is already in use.`);
    if (code === 'EACCES')
      throw new StartError(`PORT: ${port} needs more privileges than this user has.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartError(`HOST: ${host} is not an address of this machine.`);
    throw error;
  }
  const { port: actual } = app.server.address() as AddressInfo;
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return `http://localhost:${actual}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Lines with the demo log-ins that still work. */
async function describeDemoLogins(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const [who, { email, password }] of Object.entries(demoLogins)) {
    const login = await findLogin(db, { email });
    if (login && (await verifyPassword(password, login.passwordHash)))
      lines.push(`Demo ${who}: ${email} / ${password}`);
  }
  return lines;
}

if (import.meta.main) await serve();
