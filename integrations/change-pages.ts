import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Changes the HTML of every built page in `dir`; returns how many came out different. */
export function changePages(dir: URL, change: (html: string) => string): number {
  const folder = fileURLToPath(dir);
  const changed = globSync('**/*.html', { cwd: folder }).filter((page) => {
    const before = readFileSync(folder + page, 'utf8');
    const after = change(before);
    if (after !== before) writeFileSync(folder + page, after);
    return after !== before;
  });
  return changed.length;
}
