import { createHash } from 'node:crypto';
import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from './errors.ts';

/** Versions that a row may have to be changed; null for any. */
export type Versions = number[] | null;

/** The strong entity tag of a row's version. */
export const etagOf = (version: number): string => `"${version}"`;

/** A text for many, with the entity tag of what it says: by it clients keep it, and it is compressed once. */
export interface Tagged {
  body: string;
  etag: string;
}

export const tagged = (body: string): Tagged => ({
  body,
  etag: `"${createHash('sha1').update(body).digest('base64')}"`,
});

// A compressing proxy may have appended the encoding to the tag.
const strongTag = /(?<!W\/)"([1-9]\d{0,8})(?:-\w+)?"/g;
const anyTag = /"([1-9]\d{0,8})(?:-\w+)?"/g;

/** The versions that an If-Match header names. Weak and foreign tags match none. */
export const readIfMatch = (header: string | undefined): Versions =>
  header === undefined || header.trim() === '*' ? null : read(header, strongTag);

/** Whether the client already has this version, by its If-None-Match. */
export const isKnown = (header: string | undefined, version: number): boolean =>
  header !== undefined && (header.trim() === '*' || read(header, anyTag).includes(version));

const read = (header: string, tag: RegExp): number[] =>
  [...header.matchAll(tag)].map(([, version]) => Number(version));

/** The condition that a row has one of these versions; undefined for any. */
export const hasVersion = (column: PgColumn, versions: Versions): SQL | undefined =>
  versions === null ? undefined : inArray(column, versions);

/** Throws a 412 with the current record unless its version matches. */
export function checkVersion(versions: Versions, version: number, current: object): void {
  if (versions === null || versions.includes(version)) return;
  throw new AppError(412, 'changed_meanwhile', 'common.changedMeanwhile', {
    headers: { etag: etagOf(version) },
    body: { current: { ...current } },
  });
}
