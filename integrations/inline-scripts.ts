import { globSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin, type Rolldown } from 'vite';
import { changePages } from './change-pages.ts';

const file = 'inline-scripts.ts';

/** What a script imports only later stays a file of its own. */
const lateImports: Plugin = {
  name: 'late-imports',
  enforce: 'pre',
  resolveId: {
    handler: (source, _importer, { kind }) =>
      kind === 'dynamic-import'
        ? { id: source.replace(/^\./, '/_astro'), external: 'absolute' }
        : null,
  },
};

/** A built script with all that it imports at once, for a classic script element. */
async function bundled(script: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [lateImports],
    // Vite's preloading asks where its own file is; in a page that is the page.
    define: { 'import.meta.resolve': 'undefined', 'import.meta.url': 'location.href' },
    build: { write: false, lib: { entry: script, formats: ['iife'], name: 'vehicle' } },
  })) as [Rolldown.RolldownOutput];
  const [{ code, exports }, ...others] = output;
  // Another file that imports from it would run it once more.
  if (exports.length > 0)
    throw new Error(`Other scripts import from ${script}: see integrations/${file}.`);
  if (others.length > 0 || code.includes('</script'))
    throw new Error(`${script} cannot stand in a page: see integrations/${file}.`);
  return code;
}

/** Puts the script of a vehicle's page into the page: a file of its own would keep the vehicle waiting. */
export const inlineScripts: AstroIntegration = {
  name: 'inline-scripts',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const [script] = globSync('_astro/vehicle.astro_*.js', { cwd: fileURLToPath(dir) });
      if (!script) throw new Error(`The vehicle's page has no script: see integrations/${file}.`);
      const path = fileURLToPath(new URL(script, dir));
      const code = await bundled(path);
      const tag = new RegExp(`<script type="module" src="/${RegExp.escape(script)}"></script>`);
      changePages(dir, file, tag, () => `<script>${code}</script>`);
      rmSync(path);
    },
  },
};
