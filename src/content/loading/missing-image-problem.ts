import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Astro's prefix of image paths during the build. */
const prefix = '__ASTRO_IMAGE_';

/** A message about the first missing image; null if there is none. */
export function missingImageProblem(data: unknown, path: string): string | null {
  if (typeof data === 'object' && data !== null) {
    for (const value of Object.values(data)) {
      const missing = missingImageProblem(value, path);
      if (missing) return missing;
    }
    return null;
  }
  if (typeof data !== 'string' || !data.startsWith(prefix)) return null;
  const image = data.slice(prefix.length);
  if (isFile(join(dirname(path), image))) return null;
  return `${path}: Das Bild ${image} gibt es nicht. Bilder liegen in src/assets; der Pfad beginnt bei dieser Datei, mit ../`;
}

const isFile = (path: string) => Boolean(statSync(path, { throwIfNoEntry: false })?.isFile());
