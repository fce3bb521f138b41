import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commonMessages } from '../../contract/common.ts';
import settings from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

test('the proxy refuses with the words of the server (F7)', () => {
  expect(read('haproxy.cfg')).toContain(`"message":"${commonMessages.busy}"`);
});

test('the image runs on the Node of the project', () => {
  expect(read('Containerfile')).toContain(`\nARG NODE=${settings.devDependencies.node}\n`);
});

test('the image starts the server with the flags of npm', () => {
  const start = settings.scripts.start.replace('scripts/start.ts', 'server/index.ts').split(' ');
  const written = start.map((part) => JSON.stringify(part)).join(', ');
  expect(read('Containerfile')).toContain(`\nCMD [${written}]\n`);
});

const copied = (text: string) =>
  [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name !== '.');

test('all that the image is made of may be copied', () => {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n');
  const names = copied(read('Containerfile'));
  expect(names).toContain('server');
  for (const name of names) expect(allowed).toContain(`!${name.split('/')[0]}`);
});

/** The project's files that these and all they import consist of. */
function importedBy(files: string[], known = new Set<string>()): Set<string> {
  for (const file of files.filter((one) => !known.has(one))) {
    known.add(file);
    const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.[^']+\.ts)'/g);
    const paths = [...named].map(([, path = '']) => join(dirname(file), path));
    importedBy(paths, known);
  }
  return known;
}

test('the image holds all that its server and tools are made of', () => {
  const stages = read('Containerfile').split(/^FROM /m);
  const names = copied(stages.at(-1)!);
  expect(names).toEqual(
    expect.arrayContaining(['backup', 'restore', 'end-demo'].map((name) => `scripts/${name}.ts`)),
  );
  const needed = importedBy(['server/index.ts', ...names.filter((name) => name.endsWith('.ts'))]);
  expect(needed.size).toBeGreaterThan(100);
  const isThere = (file: string) =>
    names.some((name) => file === name || file.startsWith(`${name}/`));
  expect([...needed].filter((file) => !isThere(file))).toEqual([]);
});

test('the image is without the packages of development, which everybody else gets', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^include=dev$/m);
  const stage = read('Containerfile')
    .split(/^FROM /m)
    .find((text) => / AS packages\n/.test(text))!;
  expect(stage).toContain('RUN npm ci --omit=dev\n');
  expect(copied(stage)).not.toContain('.npmrc');
});

test('every setting that a person fills in reaches a container', () => {
  const names = [...read('.env.example').matchAll(/^([A-Z_]+)=$/gm)].map(([, name]) => name);
  expect(names).toContain('TIME_ZONE');
  const used = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):/g)].map(([, name]) => name);
  expect(new Set(used)).toEqual(new Set(names));
});

test('alerts name metrics that there are', () => {
  const sources = ['counted', 'process', 'requests', 'routes']
    .map((file) => readFileSync(`server/metrics/${file}.ts`, 'utf8'))
    .join('');
  const named = [...read('alerts.yml').matchAll(/\b(?:http|event|rental)_[a-z_]+/g)];
  expect(named.length).toBeGreaterThan(5);
  for (const [name] of named)
    expect(sources).toContain(`'${name.replace(/_(count|bucket|sum)$/, '')}'`);
});
