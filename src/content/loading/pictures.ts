import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How Astro marks the path of a picture until it is built. */
const mark = '__ASTRO_IMAGE_';

/** A sentence about the first picture that a text names and that is not there; null when all are. */
export function missingPicture(data: unknown, path: string): string | null {
  if (typeof data === 'object' && data !== null) {
    for (const value of Object.values(data)) {
      const missing = missingPicture(value, path);
      if (missing) return missing;
    }
    return null;
  }
  if (typeof data !== 'string' || !data.startsWith(mark)) return null;
  const picture = data.slice(mark.length);
  if (isFile(join(dirname(path), picture))) return null;
  return `${path}: Das Bild ${picture} gibt es nicht. Bilder liegen in src/assets; der Pfad beginnt bei dieser Datei, mit ../`;
}

const isFile = (path: string) => Boolean(statSync(path, { throwIfNoEntry: false })?.isFile());
