import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { images, imageVariants } from '../db/schema/index.ts';
import { makeVariants, type Variant } from '../images/index.ts';

/** The name of an imported vehicle's picture until somebody gives it another one. */
const name = 'placeholder.svg';

/** Images per transaction: on the embedded database others wait meanwhile. */
const batchSize = 200;

let drawn: Promise<Variant[]> | undefined;

/** The drawing of any vehicle, as uploads are stored: small, for each vehicle gets its own. */
async function draw(): Promise<Variant[]> {
  const drawing = await readFile(new URL(`./${name}`, import.meta.url));
  const { default: sharp } = await import('sharp');
  return makeVariants(await sharp(drawing).flatten({ background: '#fff' }).png().toBuffer());
}

/**
 * Stores a neutral drawing so many times: a vehicle has an image, and shares it with none. Returns the ids. Housekeeping deletes
 * those that no vehicle gets.
 */
export async function storePlaceholders(db: Database, count: number): Promise<string[]> {
  const variants = await (drawn ??= draw());
  const ids = Array.from({ length: count }, () => randomUUID());
  for (let start = 0; start < count; start += batchSize)
    await storeBatch(db, ids.slice(start, start + batchSize), variants);
  return ids;
}

const storeBatch = (db: Database, batch: string[], variants: Variant[]): Promise<void> =>
  db.transaction(async (tx) => {
    const ids = sql`select value::uuid as id from json_array_elements_text(${JSON.stringify(batch)}::json)`;
    await tx.execute(
      sql`insert into ${images} (id, name) select id, ${name} from (${ids}) as batch`,
    );
    for (const { format, width, bytes } of variants)
      await tx.execute(sql`
        insert into ${imageVariants} (image_id, format, width, bytes)
        select id, ${format}, ${width}::integer, ${bytes}::bytea from (${ids}) as batch`);
  });

/** Deletes placeholders that no vehicle got. */
export async function removePlaceholders(db: Database, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize)
    await db.execute(sql`
      delete from ${images} where id in (
        select value::uuid from json_array_elements_text(${JSON.stringify(ids.slice(start, start + batchSize))}::json))`);
}
