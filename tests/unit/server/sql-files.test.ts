import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionNames, inSql, parametersOf } from '../../../server/db/call-function.ts';
import { partsOf, readDefinitions } from '../../../server/db/definitions.ts';
import { readMigrations } from '../../../server/db/migrate.ts';
import released from './released-definitions.json' with { type: 'json' };

const folder = 'server/db/functions';
const files = readdirSync(folder).map((file) => ({
  name: file.replace(/\.sql$/, ''),
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}));
/** Generated columns call these. */
const helpers = ['folded', 'spelled_out', 'searchable', 'compact_plate'];

test.each(files)('$name defines the function of its name, and that alone', ({ name, text }) => {
  const found = [...text.matchAll(/^\s*CREATE\b.*?(\w+)\(/gim)];
  expect(found.map(([, defined]) => defined)).toEqual([name]);
});

test.each(files)('$name says who calls it and what it locks', ({ text }) => {
  const [header] = text.split('CREATE OR REPLACE');
  expect(
    header!
      .trim()
      .split('\n')
      .every((line) => line.startsWith('-- ')),
  ).toBe(true);
  expect(header).toMatch(/^-- Called /m);
  if (!text.includes('IMMUTABLE STRICT')) expect(header).toMatch(/^-- Locks /m);
});

const bodyOf = (text: string) => text.slice(text.indexOf('CREATE OR REPLACE')).replace(/--.*/g, '');

test.each(files)('$name names the functions that call it', ({ name, text }) => {
  const [header] = text.split('CREATE OR REPLACE');
  const isCalled = new RegExp(`\\b${name}"?\\(`);
  const callers = files.filter((file) => file.name !== name && isCalled.test(bodyOf(file.text)));
  const unnamed = callers.filter((caller) => !new RegExp(`\\b${caller.name}\\b`).test(header!));
  expect(unnamed.map((caller) => caller.name)).toEqual([]);
});

test.each(files.filter(({ name }) => !helpers.includes(name)))(
  '$name has parameters that no column can be taken for',
  ({ text }) => {
    const names = partsOf(text).parameters.map((parameter) => parameter.name);
    expect(names.filter((name) => !/^p_[a-z_]+$/.test(name))).toEqual([]);
  },
);

test.each(files)('$name needs no superuser', ({ text }) => {
  expect(text).not.toMatch(/LANGUAGE \w+ SET /);
});

test.each(functionNames)('calls of %s name the parameters that it has', (name) => {
  const { text } = files.find((file) => file.name === name)!;
  expect(parametersOf(name).map(inSql)).toEqual(
    partsOf(text).parameters.map((parameter) => parameter.name),
  );
});

test('each file of triggers defines those of its table', () => {
  const triggers = readDefinitions().definitions.filter(({ kind }) => kind === 'trigger');
  for (const file of readdirSync('server/db/triggers')) {
    const text = readFileSync(`server/db/triggers/${file}`, 'utf8');
    const table = `"${file.replace(/\.sql$/, '')}"`;
    const read = triggers.filter(({ signature }) => signature.endsWith(` on ${table}`));
    expect(read).toHaveLength(text.match(/^CREATE/gm)!.length);
  }
});

test('migrations leave functions and triggers to the files', () => {
  const ofFiles = /\b(create|replace|drop|alter)\s+(or\s+replace\s+)?(function|trigger)\b/i;
  const wrong = readMigrations().filter(({ statements }) =>
    statements.some((text) => ofFiles.test(text)),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

// With the next change of a definition `release` has to be raised in server/db/definitions.ts: else an older server that
// restarts beside newer ones would put its own back. Whoever releases adds the line of the release.
test('what a release contained does not change any more', () => {
  const { release, definitions } = readDefinitions();
  const hash = createHash('sha256').update(JSON.stringify(definitions)).digest('hex');
  const known = (released as Record<string, string>)[release];
  expect(known ?? hash).toBe(hash);
});
