import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { changePages } from '../../integrations/change-pages.ts';
import { headers, toastStyles } from '../../integrations/headers.ts';
import { inlineScripts } from '../../integrations/inline-scripts.ts';
import { islandStyles } from '../../integrations/island-styles.ts';
import { leanPasswords } from '../../integrations/lean-passwords.ts';
import { leanZod } from '../../integrations/lean-zod.ts';
import { minifiedScripts } from '../../integrations/minified-scripts.ts';
import { watchedScripts } from '../../integrations/watched-scripts.ts';

const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-pages-'));
const dir = pathToFileURL(`${folder}/`);
const page = join(folder, 'index.html');
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => writeFileSync(page, '<p style="outline:none">Netze</p>'));

/** Calls `buildEnd` as Vite does, after these modules were read. */
const end = (plugin: Plugin, ids: string[] = []) =>
  (plugin.buildEnd as (this: unknown) => void).call({ getModuleIds: () => ids });

/** Runs a plug-in's transform on a module. */
const transform = (plugin: Plugin, id: string, code: string) =>
  (plugin.transform as { handler: (code: string, id: string) => string }).handler(code, id);

describe('a build fails when it finds nothing to rewrite', () => {
  test('of its pages', () => {
    changePages(dir, 'a.ts', / style="[^"]*"/g, '');
    expect(readFileSync(page, 'utf8')).toBe('<p>Netze</p>');
    expect(() => changePages(dir, 'a.ts', / style="[^"]*"/g, '')).toThrow(
      'No page contains / style="[^"]*"/g: see integrations/a.ts.',
    );
  });

  test.each([inlineScripts, islandStyles, watchedScripts, minifiedScripts])(
    'by $name',
    async ({ name, hooks }) => {
      const done = hooks['astro:build:done'] as (result: { dir: URL }) => void | Promise<void>;
      await expect(async () => done({ dir })).rejects.toThrow(`: see integrations/${name}.ts.`);
    },
  );

  test('of zod', () => {
    expect(() => end(leanZod)).toThrow('en');
    const zod = '/node_modules/zod/v4';
    transform(leanZod, `${zod}/locales/en.js`, '');
    expect(() => end(leanZod)).toThrow('json-schema-processors');
    expect(
      transform(leanZod, `${zod}/core/json-schema-processors.js`, 'export const a = 1;'),
    ).toContain('export { stub as a };');
    expect(() => end(leanZod)).toThrow(/to-json-schema.+: see integrations\/lean-zod\.ts\.$/);
    transform(leanZod, `${zod}/core/to-json-schema.js`, 'export function b() {}');
    expect(() => end(leanZod)).not.toThrow();
  });

  test('of the passwords', () => {
    expect(() => end(leanPasswords)).toThrow('see integrations/lean-passwords.ts.');
    transform(leanPasswords, '/node_modules/@zxcvbn-ts/language-common/dist/index.mjs', '');
    expect(() => end(leanPasswords)).not.toThrow();
  });

  test('of what a policy forbids', () => {
    let plugins: Plugin[] = [];
    const setup = headers([]).hooks['astro:config:setup'] as unknown as (given: unknown) => void;
    setup({
      updateConfig: ({ vite }: { vite: { plugins: Plugin[] } }) => (plugins = vite.plugins),
    });
    const [required] = plugins;
    expect(() => end(required!, ['/integrations/zod.ts'])).toThrow('style-singleton');
    expect(() =>
      end(required!, ['/integrations/zod.ts', '/integrations/style-singleton.ts']),
    ).not.toThrow();
  });

  test('of the toasts’ styles', () => {
    expect(toastStyles('__insertCSS("a\\n{}");')).toBe('a\n{}');
    expect(() => toastStyles('insert("a{}")')).toThrow('see integrations/headers.ts.');
  });
});
