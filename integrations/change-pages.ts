import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Replaces `pattern` in every built page of `dir`. The build fails when no page matches: the pattern describes another
 * package's output, which has then changed. The error points to `file`.
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
    // `replace` has no overload for a union of both.
    writeFileSync(folder + page, before.replace(pattern, replacement as string));
    return true;
  });
  if (pages.length === 0) throw new Error(`No page contains ${pattern}: see integrations/${file}.`);
}
