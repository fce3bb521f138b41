import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import settings from '../../package.json' with { type: 'json' };

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

test('the image runs on the Node of the project', () => {
  expect(read('Containerfile')).toContain(`\nARG NODE=${settings.devDependencies.node}\n`);
});

test('the image starts the server with the flags of npm', () => {
  const start = settings.scripts.start.replace('scripts/start.ts', 'server/index.ts').split(' ');
  const written = start.map((part) => JSON.stringify(part)).join(', ');
  expect(read('Containerfile')).toContain(`\nCMD [${written}]\n`);
});

test('all that the image is made of may be copied', () => {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n');
  const copied = [...read('Containerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
    .flatMap(([, names = '']) => names.split(' '))
    .filter((name) => name !== '.');
  expect(copied).toContain('server');
  for (const name of copied) expect(allowed).toContain(`!${name}`);
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
