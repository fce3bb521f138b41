import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Replaces `pattern` in every built page of `dir`. The build fails when no page has it: somebody else wrote it, and now
 * writes something else. `file` is where to look then.
 */
export function changePages(
  dir: URL,
  file: string,
  pattern: RegExp,
  replacement: string | ((tag: string, ...groups: string[]) => string),
): void {
  const folder = fileURLToPath(dir);
  const pages = globSync('**/*.html', { cwd: folder }).filter((page) => {
    const before = readFileSync(folder + page, 'utf8');
    if (before.search(pattern) < 0) return false;
    // TypeScript has no overload for either of the two.
    writeFileSync(folder + page, before.replace(pattern, replacement as string));
    return true;
  });
  if (pages.length === 0) throw new Error(`No page contains ${pattern}: see integrations/${file}.`);
}
