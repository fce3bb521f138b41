import { spawnSync } from 'node:child_process';
import { startCluster } from './support/cluster.ts';
import { startPooler } from './support/pgbouncer.ts';

/**
 * Runs the API tests on a temporary PostgreSQL server behind PgBouncer in transaction mode. `PREPARED_STATEMENTS=on` tests
 * named statements, which PgBouncer supports from version 1.21 on.
 */
const cluster = await startCluster(['fsync=off']);
try {
  const pooler = await startPooler(cluster.url);
  const command = ['--no-install', 'vitest', 'run', '--project', 'api', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: {
      PREPARED_STATEMENTS: 'off',
      ...process.env,
      TEST_DATABASE_URL: pooler.url,
      TEST_SUPERUSER_URL: cluster.superuserUrl,
    },
  });
  await pooler.stop();
  process.exitCode = status ?? 1;
} finally {
  cluster.remove();
}
