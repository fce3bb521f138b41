import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { imageSorts } from '../../contract/vehicles/images.ts';
import type { Database, Executor } from '../db/index.ts';
import { orderBy } from '../db/page-parts.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { pick } from '../db/pick.ts';
import { images, imageVariants } from '../db/schema/index.ts';
import { rowsToRead } from '../http/page-answer.ts';
import type { Format, Variant } from './conversion.ts';

type ImagePage = PageQuery<(typeof imageSorts)[number]>;

const ofLargest = <Value>(column: SQL) => sql<Value>`(
  select ${column} from ${imageVariants}
  where ${imageVariants.imageId} = ${images.id} and ${imageVariants.format} in ('jpeg', 'png')
  order by ${imageVariants.width} desc limit 1)`;

/** Images without their bytes; format and size in bytes are those of the largest variant for any client. */
const listed = {
  id: images.id,
  name: images.name,
  format: ofLargest<Format>(sql`${imageVariants.format}`),
  size: ofLargest<number>(sql`length(${imageVariants.bytes})`),
};
export type ListedImage = Pick<typeof images.$inferSelect, 'id' | 'name'> & {
  format: Format;
  size: number;
};
const imageList = {
  table: images,
  columns: listed,
  total: sql`(select count(*) from ${images})`,
};

export function imageQueries(db: Executor) {
  const formats = sql`${sql.placeholder('formats')}::text[]`;
  const width = sql`${sql.placeholder('width')}::integer`;
  const isWide = sql`${imageVariants.width} >= ${width}`;
  const variant = db.read
    .select(pick(imageVariants, 'format', 'width', 'bytes'))
    .from(imageVariants)
    .where(
      and(
        eq(imageVariants.imageId, sql.placeholder('imageId')),
        sql`${imageVariants.format} = any(${formats})`,
      ),
    )
    .orderBy(
      sql`array_position(${formats}, ${imageVariants.format})`,
      desc(isWide),
      sql`case when ${isWide} then ${imageVariants.width} else -${imageVariants.width} end`,
    )
    .limit(1)
    .prepare('image_variant');

  return {
    list: ({ direction }: Pick<ImagePage, 'direction'>) =>
      db
        .select(listed)
        .from(images)
        .orderBy(...orderBy(images.createdAt, images.id, { direction }))
        .limit(rowsToRead),

    page: (query: ImagePage) => selectPage(db, imageList, { ...query, by: images[query.sort] }),

    /**
     * The variant in the first of these formats that the image has, in the least width that is not smaller than asked, or
     * else its greatest. Null when there is no such image.
     */
    async findVariant(imageId: string, formats: Format[], width: number): Promise<Variant | null> {
      const [row] = await variant.execute({ imageId, formats, width });
      return row ?? null;
    },

    create: (name: string, variants: Variant[]): Promise<string> =>
      db.transaction((tx) => createImage(tx, name, variants)),

    /** False when there was no such image. */
    async remove(id: string): Promise<boolean> {
      const rows = await db.delete(images).where(eq(images.id, id)).returning({ id: images.id });
      return rows.length > 0;
    },
  };
}

/** Stores an image within a transaction and returns its id. */
export async function createImage(
  tx: Database,
  name: string,
  variants: Variant[],
): Promise<string> {
  const [image] = await tx.insert(images).values({ name }).returning({ id: images.id });
  const imageId = image!.id;
  await tx.insert(imageVariants).values(variants.map((variant) => ({ imageId, ...variant })));
  return imageId;
}
