import { existsSync, readFileSync } from 'node:fs';
import { pages, shellOf } from '../contract/pages.ts';
import settings from '../package.json' with { type: 'json' };

/** Most kB (1000 bytes, brotli) that the first view of a page may load, without a log-in. */
interface Budget {
  /** HTML and CSS. */
  document?: number;
  scripts?: number;
  /** Scripts of a visitor who is logged in, where those are more. */
  memberScripts?: number;
  fonts?: number;
  everything?: number;
}
export const budgets: Record<string, Budget> = settings.budgets;

/** A sentence for each page of the built folder whose document or scripts are over budget, as far as its files tell. */
export function overBudget(folder: string): string[] {
  return Object.entries(budgets).flatMap(([path, budget]) => {
    const html = readFileSync(`${folder}${fileOf(path)}`, 'utf8');
    const sizes = {
      document: packed(`${folder}${fileOf(path)}`),
      scripts: sum([...scriptsOf(folder, html)].map((script) => packed(folder + script))),
    };
    return (['document', 'scripts'] as const)
      .filter((part) => sizes[part] > (budget[part] ?? Infinity) * 1000)
      .map((part) => `${path}: ${part} ${sizes[part] / 1000} kB, budget ${budget[part]} kB`);
  });
}

/**
 * A sentence for each screen of the administrators that is over budget: `area` is for the area with one screen, `screen`
 * for what a further one adds, `part` for what a screen loads later, as the dashboard does its charts.
 */
export function adminOverBudget(folder: string): string[] {
  const { area, screen, part } = settings.adminBudget;
  const html = readFileSync(`${folder}${fileOf(pages.admin)}`, 'utf8');
  const common = scriptsOf(folder, html);
  const weigh = (scripts: Iterable<string>) =>
    sum([...scripts].map((script) => packed(folder + script)));
  const added = (script: string, known: Set<string>) =>
    importedBy(folder, [script]).difference(known);
  const check = (name: string, size: number, most: number) =>
    size > most * 1000 ? [`${name}: ${size / 1000} kB, budget ${most} kB`] : [];

  const screens = lateImports(folder, common).filter((script) => /\/\w+Screen\./.test(script));
  if (screens.length === 0) return ['The area of the administrators has no screens.'];
  return screens.flatMap((script) => {
    const own = added(script, common);
    const known = common.union(own);
    return [
      ...check(`${script} with the area`, weigh(known), area),
      ...check(script, weigh(own), screen),
      ...lateImports(folder, own).flatMap((late) =>
        check(`${late} of ${script}`, weigh(added(late, known)), part),
      ),
    ];
  });
}

function fileOf(path: string): string {
  if (path === '/404') return '/404.html';
  return `${shellOf(path) ?? path.replace(/\/?$/, '/')}index.html`;
}

/** What a page loads by itself: its scripts, its islands, and what these import. */
function scriptsOf(folder: string, html: string): Set<string> {
  const named = html.matchAll(/(?:src|-url|modulepreload" href)="(\/_astro\/[^"]+\.js)"/g);
  return importedBy(
    folder,
    [...named].map(([, script]) => script!),
  );
}

/** The scripts given with all that they import. */
function importedBy(folder: string, scripts: string[]): Set<string> {
  const found = new Set<string>();
  const add = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    for (const name of namesIn(folder, script, /(?:from|import)["']\.\/([^"']+\.js)["']/g))
      add(name);
  };
  scripts.forEach(add);
  return found;
}

/** What scripts ask for while they run. */
const lateImports = (folder: string, scripts: Iterable<string>): string[] =>
  [...scripts].flatMap((script) =>
    namesIn(folder, script, /import\(["'`]\.\/([^"'`]+\.js)["'`]\)/g),
  );

const namesIn = (folder: string, script: string, pattern: RegExp): string[] =>
  [...readFileSync(folder + script, 'utf8').matchAll(pattern)].map(([, name]) => `/_astro/${name}`);

const packed = (path: string): number =>
  readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);
