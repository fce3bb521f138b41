import { existsSync, readFileSync } from 'node:fs';
import { pages, shellOf } from '../contract/site/pages.ts';
import settings from '../package.json' with { type: 'json' };

/** Maximum kB (1000 bytes, brotli) of a page's first view, without a log-in. */
interface Budget {
  /** HTML and CSS. */
  document?: number;
  scripts?: number;
  /** Scripts for a logged-in visitor, if larger. */
  memberScripts?: number;
  fonts?: number;
  everything?: number;
}
export const budgets: Record<string, Budget> = settings.budgets;

/** A sentence for each built page whose document or scripts exceed the budget, as far as its files tell. */
export function findOverBudget(folder: string): string[] {
  return Object.entries(budgets).flatMap(([path, budget]) => {
    const html = readFileSync(`${folder}${fileOf(path)}`, 'utf8');
    const sizes = {
      document: compressedSize(`${folder}${fileOf(path)}`),
      scripts: sum([...scriptsOf(folder, html)].map((script) => compressedSize(folder + script))),
    };
    return (['document', 'scripts'] as const)
      .filter((part) => sizes[part] > (budget[part] ?? Infinity) * 1000)
      .map((part) => `${path}: ${part} ${sizes[part] / 1000} kB, budget ${budget[part]} kB`);
  });
}

/**
 * A sentence for each administrators' screen that exceeds the budget. `area` limits the area with one screen, `screen`
 * what another screen adds, `part` what a screen loads later, such as the dashboard's charts.
 */
export function findAdminOverBudget(folder: string): string[] {
  const { area, screen, part } = settings.adminBudget;
  const html = readFileSync(`${folder}${fileOf(pages.admin)}`, 'utf8');
  const common = scriptsOf(folder, html);
  const weigh = (scripts: Iterable<string>) =>
    sum([...scripts].map((script) => compressedSize(folder + script)));
  const added = (script: string, base: Set<string>) =>
    importedBy(folder, [script]).difference(base);
  const check = (name: string, size: number, maximum: number) =>
    size > maximum * 1000 ? [`${name}: ${size / 1000} kB, budget ${maximum} kB`] : [];

  const screens = dynamicImports(folder, common).filter((script) => /\/\w+Screen\./.test(script));
  if (screens.length === 0) return ['The admin area has no screens.'];
  return screens.flatMap((script) => {
    const own = added(script, common);
    const pageScripts = common.union(own);
    return [
      ...check(`${script} with the area`, weigh(pageScripts), area),
      ...check(script, weigh(own), screen),
      ...dynamicImports(folder, own).flatMap((late) =>
        check(`${late} of ${script}`, weigh(added(late, pageScripts)), part),
      ),
    ];
  });
}

function fileOf(path: string): string {
  if (path === '/404') return '/404.html';
  return `${shellOf(path) ?? path.replace(/\/?$/, '/')}index.html`;
}

/** Scripts that a page loads by itself: its scripts, its islands, and their imports. */
function scriptsOf(folder: string, html: string): Set<string> {
  const named = html.matchAll(/(?:src|-url|modulepreload" href)="(\/_astro\/[^"]+\.js)"/g);
  return importedBy(
    folder,
    [...named].map(([, script]) => script!),
  );
}

/** These scripts and everything they import at once, as addresses on the site in `folder`. */
export function importedBy(folder: string, scripts: string[]): Set<string> {
  const closure = new Set<string>();
  const add = (script: string) => {
    if (closure.has(script)) return;
    closure.add(script);
    for (const name of namesIn(folder, script, /(?:from|import)["']\.\/([^"']+\.js)["']/g))
      add(name);
  };
  scripts.forEach(add);
  return closure;
}

/** The scripts' dynamic imports. */
const dynamicImports = (folder: string, scripts: Iterable<string>): string[] =>
  [...scripts].flatMap((script) =>
    namesIn(folder, script, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g),
  );

const namesIn = (folder: string, script: string, pattern: RegExp): string[] =>
  [...readFileSync(folder + script, 'utf8').matchAll(pattern)].map(([, name]) => `/_astro/${name}`);

const compressedSize = (path: string): number =>
  readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);
