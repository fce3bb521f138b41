import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { businessVariables } from '../../contract/site/business-variables.ts';
import settings from '../../package.json' with { type: 'json' };
import { variables } from '../../server/config.ts';
import { secretSettings } from '../../server/secret-files.ts';
import { thresholds } from '../../server/operations/judge.ts';
import { english } from '../support/english.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

test('the proxy refuses with the server’s message', () => {
  expect(read('haproxy.cfg')).toContain(`"message":"${english.common.busy}"`);
});

test('the image runs on the project’s Node', () => {
  expect(read('Containerfile')).toContain(`\nARG NODE=${settings.devDependencies.node}\n`);
});

test('the image starts the server with the flags of npm', () => {
  const start = settings.scripts.start.replace('scripts/start.ts', 'server/index.ts').split(' ');
  const written = start.map((part) => JSON.stringify(part)).join(', ');
  expect(read('Containerfile')).toContain(`\nCMD [${written}]\n`);
});

test('the systemd unit starts the server with the flags of npm', () => {
  const start = settings.scripts.start.replace('scripts/start.ts', 'server/index.ts');
  expect(read('systemd/rental-server@.service')).toContain(
    `\nExecStart=/srv/rental/current/node_modules/.bin/${start}\n`,
  );
});

test('server and backup are confined alike', () => {
  const [server, backup] = ['rental-server@', 'rental-backup'].map((name) => {
    const [, rules = ''] = read(`systemd/${name}.service`).split(/\n(?=# It reads its release)/);
    return rules.split('\n\n')[0]!.trimEnd();
  });
  expect(server!.split('\n').length).toBeGreaterThan(20);
  expect(server).toBe(backup);
});

const copied = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name !== '.');

test('everything that the image needs may be copied', () => {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n');
  const names = copied(read('Containerfile'));
  expect(names).toContain('server');
  for (const name of names) expect(allowed).toContain(`!${name.split('/')[0]}`);
});

/** These files and everything they import. */
function importedBy(files: string[], known = new Set<string>()): Set<string> {
  for (const file of files.filter((one) => !known.has(one))) {
    known.add(file);
    const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g);
    const paths = [...named].map(([, path = '']) => join(dirname(file), path));
    importedBy(paths, known);
  }
  return known;
}

test('the image contains all files of its server and tools', () => {
  const stages = read('Containerfile').split(/^FROM /m);
  const names = copied(stages.at(-1)!);
  expect(names).toEqual(
    expect.arrayContaining(
      ['backup', 'restore', 'check-invoices', 'end-demo', 'let-in'].map(
        (name) => `scripts/${name}.ts`,
      ),
    ),
  );
  const needed = importedBy(['server/index.ts', ...names.filter((name) => name.endsWith('.ts'))]);
  expect(needed.size).toBeGreaterThan(100);
  const isThere = (file: string) =>
    names.some((name) => file === name || file.startsWith(`${name}/`));
  expect([...needed].filter((file) => !isThere(file))).toEqual([]);
});

test('the image has no development packages, which everybody else gets', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^include=dev$/m);
  const stage = read('Containerfile')
    .split(/^FROM /m)
    .find((text) => / AS packages\n/.test(text))!;
  expect(stage).toContain('RUN npm ci --omit=dev\n');
  expect(copied(stage)).not.toContain('.npmrc');
});

test('every setting of the template reaches a container', () => {
  const names = [...read('.env.example').matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
  expect(names).toContain('TIME_ZONE');
  const used = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(names));
});

/** The variables that a mapping of compose.yaml sets, those that it merges included. */
function variablesIn(mapping: string): string[] {
  const block = new RegExp(`^( *)${mapping}\\n(?<lines>(?:\\1 .*\\n)+)`, 'm');
  const { lines = '' } = block.exec(read('compose.yaml'))?.groups ?? {};
  const own = [...lines.matchAll(/^ *([A-Z_]+):/gm)].map(([, name = '']) => name);
  const merged = [...lines.matchAll(/<<: \*(\w+)/g)].map(([, anchor]) => anchor);
  return [...own, ...merged.flatMap((anchor) => variablesIn(`x-${anchor}: &${anchor}`))];
}

const businessSettings = Object.keys(businessVariables.shape);

test('every setting of the server is explained', () => {
  const explained = readFileSync('docs/settings.md', 'utf8');
  for (const name of Object.keys(variables.shape)) expect(explained).toContain(`\n| \`${name}\``);
});

test('every secret may come from a file, as explained', () => {
  const explained = readFileSync('docs/settings.md', 'utf8');
  for (const name of secretSettings) {
    expect(variables.shape).toHaveProperty(name);
    expect(explained).toContain(`\`${name}_FILE\``);
  }
});

test('every setting of the server reaches its container', () => {
  const [, ofImage = ''] = /^ENV (.*)$/m.exec(read('Containerfile'))!;
  const set = [
    ...variablesIn('environment:'),
    ...ofImage.split(' ').map((pair) => pair.split('=')[0]),
    // For demos and tests.
    ...['SEED', 'RATE_LIMITS'],
  ];
  expect(Object.keys(variables.shape)).toEqual(expect.arrayContaining(businessSettings));
  expect(set.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

test('every setting of the site reaches its build', () => {
  const bases = readFileSync('src/lib/api/bases.ts', 'utf8').matchAll(/\bPUBLIC_[A-Z_]+/g);
  const wanted = [...businessSettings, ...[...bases].map(([name]) => name)];
  expect(wanted).toEqual(expect.arrayContaining(['CURRENCY', 'PUBLIC_API_URL']));
  const stage = read('Containerfile')
    .split(/^FROM /m)
    .find((text) => / AS site\n/.test(text))!;
  const [beforeBuild = ''] = stage.split('RUN npm run build');
  const taken = [...beforeBuild.matchAll(/^ARG (.*)$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );
  expect(taken.toSorted()).toEqual([...wanted, 'COMMIT'].toSorted());
  expect(variablesIn('args:').toSorted()).toEqual([...wanted, 'COMMIT', 'EARLIER'].toSorted());
});

test('the alerts have the thresholds of the operator’s page', () => {
  const { diskFree, mailSeconds, documentSeconds, backupSeconds, beyondLimit } = thresholds;
  const rules = read('alerts.yml');
  for (const rule of [
    `max(rental_oldest_mail_seconds) > ${mailSeconds}`,
    `max(rental_oldest_webhook_seconds) > ${thresholds.webhookSeconds}`,
    `rental_work_oldest_seconds{kind="document"} > ${documentSeconds}`,
    `time() - max(rental_last_backup_timestamp_seconds) > ${backupSeconds}`,
    `rental_disk_free_bytes / rental_disk_size_bytes < ${diskFree}`,
    `sum(increase(rental_browser_errors_total[15m])) > ${thresholds.browserErrors}`,
    `sum by (limit) (increase(rental_limits_reached_total[15m])) > ${beyondLimit}`,
    `increase(rental_housekeeping_runs_total{result="failed"}[3h]) > ${thresholds.failures - 1}`,
    `sum(increase(rental_housekeeping_runs_total{result="done"}[${thresholds.housekeepingSeconds / 3600}h])) < 1`,
    `sum(rate(http_requests_turned_away_total[5m])) > ${thresholds.busy / 900}`,
  ])
    expect(rules).toContain(`expr: ${rule}\n`);
});

test('each alert has a severity, and says what is wrong and what to do', () => {
  const [, ...alerts] = read('alerts.yml').split('- alert: ');
  expect(alerts.length).toBeGreaterThan(15);
  for (const alert of alerts) {
    expect(alert).toMatch(/\n +labels: \{ severity: (critical|warning) \}\n/);
    expect(alert).toMatch(/\n +summary: '.+'\n +action: '.+'\n/);
  }
});

/** Skips a test where a program of the system is missing. */
const isMissing = (program: string) => spawnSync(program, ['--version']).error !== undefined;
const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const { status, stdout, stderr } = spawnSync(program, args, {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};

test.skipIf(isMissing('promtool'))(
  'Prometheus takes rules and settings, and alerts fire when they should (needs promtool)',
  { timeout: 60_000 },
  () => {
    expect(run('promtool', ['check', 'rules', 'deploy/alerts.yml'])).toEqual({
      status: 0,
      output: expect.stringMatching(/SUCCESS: \d+ rules found/),
    });
    expect(run('promtool', ['test', 'rules', 'tests/support/alerts.yml'])).toEqual({
      status: 0,
      output: expect.stringContaining('SUCCESS'),
    });
    const config = ['check', 'config', '--syntax-only', 'deploy/prometheus.yml'];
    expect(run('promtool', config).status).toBe(0);
  },
);

test.skipIf(isMissing('haproxy') || isMissing('openssl'))(
  'the proxy takes its settings without a warning (needs HAProxy and OpenSSL)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
    try {
      const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
      const request = 'req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost'.split(' ');
      run('openssl', [...request, '-keyout', key, '-out', certificate]);
      appendFileSync(certificate, readFileSync(key));
      const env = { SERVER_1: '127.0.0.1:3000', SERVER_2: '127.0.0.1:3001' };
      for (const more of [{}, { CERTIFICATE: certificate }])
        expect(run('haproxy', ['-c', '-f', 'deploy/haproxy.cfg'], { ...env, ...more })).toEqual({
          status: 0,
          output: 'Configuration file is valid\n',
        });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test.skipIf(isMissing('systemd-analyze'))('systemd takes the units (needs systemd-analyze)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  try {
    for (const name of readdirSync('deploy/systemd'))
      writeFileSync(
        join(folder, name),
        read(`systemd/${name}`).replaceAll('/srv/rental/current', process.cwd()),
      );
    const units = ['rental-server@3000.service', 'rental-backup.service', 'rental-backup.timer'];
    const paths = units.map((name) => join(folder, name));
    // It answers 0 whatever it only ignores, such as a setting that it does not know.
    expect(run('systemd-analyze', ['verify', ...paths])).toEqual({ status: 0, output: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the proxy refuses an unavailable server with the server’s message', () => {
  expect(read('haproxy.cfg')).toContain(`"message":"${english.common.internal}"`);
});

test('alerts use existing metrics', () => {
  const sources = ['counted', 'figures', 'process', 'requests', 'routes']
    .map((file) => readFileSync(`server/metrics/${file}.ts`, 'utf8'))
    .join('');
  const named = [...read('alerts.yml').matchAll(/\b(?:http|event|rental)_[a-z_]+/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [name] of named)
    expect(sources).toContain(`'${name.replace(/_(count|bucket|sum)$/, '')}'`);
});
