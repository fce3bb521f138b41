import { spawnSync } from 'node:child_process';
import { startCluster } from './support/cluster.ts';

/** Runs the API tests on a temporary PostgreSQL server. */
const cluster = await startCluster(['fsync=off']).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  const command = ['--no-install', 'vitest', 'run', '--project', 'api', ...process.argv.slice(2)];
  const { status } = spawnSync('npx', command, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: cluster.url },
  });
  process.exitCode = status ?? 1;
} finally {
  cluster.remove();
}
