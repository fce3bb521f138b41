import { existsSync, readFileSync } from 'node:fs';
import { shellOf } from '../contract/pages.ts';
import settings from '../package.json' with { type: 'json' };

/** Most kB (1000 bytes, brotli) that the first view of a page may load, without a log-in. */
interface Budget {
  /** HTML and CSS. */
  document?: number;
  scripts?: number;
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

function fileOf(path: string): string {
  if (path === '/404') return '/404.html';
  return `${shellOf(path) ?? path.replace(/\/?$/, '/')}index.html`;
}

/** What a page loads by itself: its scripts, its islands, and what these import. */
function scriptsOf(folder: string, html: string): Set<string> {
  const found = new Set<string>();
  const add = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    const code = readFileSync(folder + script, 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)["']\.\/([^"']+\.js)["']/g))
      add(`/_astro/${name}`);
  };
  for (const [, script] of html.matchAll(/(?:src|-url)="(\/_astro\/[^"]+\.js)"/g))
    add(script!);
  return found;
}

const packed = (path: string): number =>
  readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;

const sum = (sizes: number[]): number => sizes.reduce((total, size) => total + size, 0);
