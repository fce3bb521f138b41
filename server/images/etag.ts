import { limits } from '../../contract/limits.ts';
import type { Variant } from './images.ts';
import type { Wanted } from './image-cache.ts';

export const etagOf = (imageId: string, { width, format }: Pick<Variant, 'width' | 'format'>) =>
  `"${imageId}-${width}-${format}"`;

const tag = /"([\da-f-]{36})-(\d{1,5})-([a-z]+)"/gi;
const widths: readonly number[] = limits.imageWidths;

/**
 * The tag among those of an If-None-Match header that an image's variant must have, if it exists at all: an image never
 * changes. Null when there is none, or when only the database knows.
 */
export function currentTag(ifNoneMatch: string | undefined, wanted: Wanted): string | null {
  if (!ifNoneMatch) return null;
  for (const [text, id, width, format] of ifNoneMatch.matchAll(tag))
    if (id === wanted.imageId && isWidth(Number(width), wanted) && isFormat(format!, wanted))
      return text;
  return null;
}

/** Every image has the modern formats, and one of the others. */
const isFormat = (format: string, { formats: [best, ...others] }: Wanted) =>
  format === best || (best === 'jpeg' && others.some((other) => format === other));

/** An image is stored in the usual widths that are smaller than its own, and in its own. */
const isWidth = (width: number, { width: least }: Wanted) =>
  width >= least
    ? !widths.some((usual) => usual >= least && usual < width)
    : !widths.includes(width) || width === widths.at(-1);
