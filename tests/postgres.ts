import { spawnSync } from 'node:child_process';
import { startCluster } from './support/cluster.ts';

/**
 * Files about what does not depend on the driver, on several servers or on many at once: the embedded database, which is
 * PostgreSQL as well, runs their statements. Here only if they are named.
 */
const embeddedOnly = [
  ...['account', 'adjustments', 'admin-quote', 'agreed', 'attachments'],
  ...['auth', 'backup-process', 'condition', 'counter-lines', 'counter-return'],
  ...['counter-rows', 'counter-status', 'customer-data', 'customer-records'],
  ...['customers', 'docs', 'download-ends', 'email-links', 'erase-rows', 'errors', 'export-pages'],
  ...['exports', 'features', 'files', 'headers', 'history', 'images-memory'],
  ...['mail-texts', 'messages', 'metrics', 'month-report', 'outbox-faults', 'outgoing'],
  ...['documents', 'own-sessions', 'password-links', 'proxy', 'reservation-filters'],
  ...['reservation-states', 'rate-limits', 'rude-clients', 'search-all', 'selected-reservations'],
  ...['site', 'terms', 'timeline', 'users', 'vehicle-data', 'vehicle-images'],
  ...['vehicle-lists', 'vehicle-states', 'vehicles', 'views', 'well-known'],
];

/** Runs the API tests on a temporary PostgreSQL server. */
const cluster = await startCluster(['fsync=off']).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const asked = process.argv.slice(2);
  const hasNames = asked.some((argument) => !argument.startsWith('-'));
  const skipped = hasNames ? [] : embeddedOnly.map((name) => `--exclude=tests/api/${name}.test.ts`);
  const command = ['--no-install', 'vitest', 'run', '--project', 'api', ...skipped, ...asked];
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_DATABASE_URL: cluster.url,
      TEST_SUPERUSER_URL: cluster.superuserUrl,
    },
  });
  process.exitCode = status ?? 1;
} finally {
  cluster.remove();
}
