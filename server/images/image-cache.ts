import { LRUCache } from 'lru-cache';
import { limits } from '../../contract/values/limits.ts';
import type { Format, Variant } from './conversion.ts';

export const etagOf = (imageId: string, { width, format }: Pick<Variant, 'width' | 'format'>) =>
  `"${imageId}-${width}-${format}"`;

const tag = /"([\da-f-]{36})-(\d{1,5})-([a-z]+)"/gi;
const widths: readonly number[] = limits.imageWidths;

/**
 * The tag among those of an If-None-Match header that an image's variant must have, if it exists at all: an image never
 * changes. Null when there is none, or when only the database knows.
 */
export function currentTag(ifNoneMatch: string | undefined, request: ImageRequest): string | null {
  if (!ifNoneMatch) return null;
  for (const [text, id, width, format] of ifNoneMatch.matchAll(tag))
    if (id === request.imageId && isWidth(Number(width), request) && isFormat(format!, request))
      return text;
  return null;
}

/** Every image has the modern formats, and one of the others. */
const isFormat = (format: string, { formats: [best, ...others] }: ImageRequest) =>
  format === best || (best === 'jpeg' && others.some((other) => format === other));

/** An image is stored in the usual widths that are smaller than its own, and in its own. */
const isWidth = (width: number, { width: least }: ImageRequest) =>
  width >= least
    ? !widths.some((usual) => usual >= least && usual < width)
    : !widths.includes(width) || width === widths.at(-1);

/** What a client asks for: an image in the first of these formats that it has, at least so many pixels wide. */
export interface ImageRequest {
  imageId: string;
  formats: Format[];
  width: number;
}

type Find = (imageId: string, formats: Format[], width: number) => Promise<Variant | null>;
const missing = 'missing';

/** Bytes. */
const capacity = 32 * 1024 * 1024;
/** Bytes that an entry takes besides its image. */
const overhead = 500;
/** Milliseconds. Another server may delete an image meanwhile. Ids are random, so a missing one stays missing. */
const lifetime = { present: 5000, missing: 300_000 };
/** Look-ups in flight beyond which no background look-up starts. */
const mostPending = 4;

/**
 * Caches the most recently requested images for seconds. Concurrent requests for one image share a look-up. `clock` tells
 * milliseconds.
 */
export function imageCache(lookUp: Find, clock: { now: () => number } = performance) {
  let pending = 0;
  const cache = new LRUCache<string, Variant | typeof missing, ImageRequest>({
    maxSize: capacity,
    sizeCalculation: (value) => overhead + (value === missing ? 0 : value.bytes.length),
    ttl: lifetime.present,
    perf: clock,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { imageId, formats, width }, options }) => {
      pending += 1;
      try {
        const variant = await lookUp(imageId, formats, width);
        if (!variant) options.ttl = lifetime.missing;
        return variant ?? missing;
      } finally {
        pending -= 1;
      }
    },
  });

  /** The image's variant; null when there is no such image. */
  async function find(request: ImageRequest): Promise<Variant | null> {
    const value = await cache.fetch(keyOf(request), { context: request });
    return value === undefined || value === missing ? null : value;
  }

  return {
    find,

    /** Whether there is such an image; null when unknown, and then it is looked up in the background. */
    isKnown(request: ImageRequest): boolean | null {
      const value = cache.get(keyOf(request));
      if (value !== undefined) return value !== missing;
      if (pending < mostPending) void find(request).catch(() => null);
      return null;
    },

    forget(imageId: string): void {
      for (const key of [...cache.keys()])
        if (key.startsWith(imageId.toLowerCase())) cache.delete(key);
    },
  };
}
export type ImageCache = ReturnType<typeof imageCache>;

/** Widths between two usual ones give the same variant. */
const keyOf = ({ imageId, formats, width }: ImageRequest) =>
  [imageId.toLowerCase(), usualWidth(width), ...formats].join(' ');

const usualWidth = (width: number) =>
  limits.imageWidths.find((usual) => usual >= width) ?? limits.imageWidths.at(-1);
