import { globSync, readFileSync } from 'node:fs';

const named = /(?:\/_astro\/|["'`](?:\.\/|_astro\/))([\w.-]+\.js)(?=["'`])/g;

const scriptsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(named)].map(([, name]) => name!);

/** The names of all scripts that the built pages load, at once or later: those that they name, and what these import. */
export function builtScripts(): Set<string> {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    scriptsIn(`dist/_astro/${name}`).forEach(add);
  };
  globSync('dist/**/*.html').flatMap(scriptsIn).forEach(add);
  return found;
}
