import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import sharp from 'sharp';
import { makeVariants, type Variant } from '../images/index.ts';

const cache = new URL('../../node_modules/.cache/demo-images/', import.meta.url);

/** Renders drawings of the folder `drawings` in the sizes and formats of uploads: each once, and one after the other. */
export async function renderDrawings(names: string[]): Promise<Map<string, Variant[]>> {
  const encoder = await readFile(new URL('../images/convert/variants.ts', import.meta.url));
  const rendered = new Map<string, Variant[]>();
  for (const name of new Set(names)) {
    const drawing = await readFile(new URL(`./drawings/${name}.svg`, import.meta.url));
    const key = createHash('sha256').update(encoder).update(drawing).digest('hex');
    rendered.set(name, await cached(new URL(key, cache), () => render(drawing)));
  }
  return rendered;
}

async function render(drawing: Buffer): Promise<Variant[]> {
  // Without a ground: the site gives it one of its own, which is dark at night.
  const png = await sharp(drawing).png().toBuffer();
  return makeVariants(png);
}

/** A new demo is most often started where one was before: all drawings take some ten seconds. */
async function cached(file: URL, make: () => Promise<Variant[]>): Promise<Variant[]> {
  const bytes = await readFile(file).catch(() => null);
  if (bytes) return deserialize(bytes) as Variant[];
  const made = await make();
  const partial = new URL(`${file.href}.${randomUUID()}`);
  const store = async () => {
    await mkdir(cache, { recursive: true });
    await writeFile(partial, serialize(made));
    await rename(partial, file);
  };
  // Where nothing can be written, it is rendered each time.
  await store().catch(() => undefined);
  return made;
}
