import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What is wrong with the files in a folder, of which those of the pattern are read: `*.md`, or one name. Null: nothing. */
export function folderProblem(folder: string, pattern: string): string | null {
  const names = namesIn(folder);
  if (!pattern.startsWith('*'))
    return names.includes(pattern) ? null : `${join(folder, pattern)} fehlt.`;
  const ending = extname(pattern);
  const stray = names.find((name) => extname(name) !== ending);
  if (stray)
    return `${join(folder, stray)}: In diesem Ordner liegen nur Dateien, deren Name auf ${ending} endet. Diese würde nicht gelesen.`;
  return names.length > 0
    ? null
    : `In ${folder} liegt keine Datei, deren Name auf ${ending} endet.`;
}

/** Without hidden files, which editors and systems leave. Git keeps no empty folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
