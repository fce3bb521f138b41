import { readdirSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A message if a folder lacks files for the pattern (`*.md` or a name) or has others; else null. */
export function folderProblem(folder: string, pattern: string): string | null {
  const names = namesIn(folder);
  if (!pattern.startsWith('*'))
    return names.includes(pattern) ? null : `${join(folder, pattern)} fehlt.`;
  const extension = extname(pattern);
  const stray = names.find((name) => extname(name) !== extension);
  if (stray)
    return `${join(folder, stray)}: In diesem Ordner liegen nur Dateien, deren Name auf ${extension} endet. Diese würde nicht gelesen.`;
  return names.length > 0
    ? null
    : `In ${folder} liegt keine Datei, deren Name auf ${extension} endet.`;
}

/** Ignores hidden files, which editors create. A missing folder counts as empty: Git does not store empty folders. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}
