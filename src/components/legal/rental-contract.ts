import { getCollection } from 'astro:content';
import { createHash } from 'node:crypto';
import type { Terms } from '../../../contract/reservations/terms.ts';

/** All versions of the rental contract that apply already, the latest last. */
const versions = (
  await getCollection(
    'legal',
    ({ id, data }) =>
      id.startsWith('rental-contract-') && (!data.updated || data.updated <= new Date()),
  )
).sort((a, b) => a.id.localeCompare(b.id));

/** The version that bookings are made under. */
export const rentalContract = versions.at(-1)!;
if (!rentalContract?.data.updated)
  throw new Error(
    'src/content/legal: Der Mietvertrag fehlt, oder sein Feld updated: rental-contract-….md.',
  );

const text = rentalContract.body!.trim();
const [unreadable] = /^(?:[-+*>|]|\d+\. ).*|.*(?:\*|\]\().*/m.exec(text) ?? [];
if (unreadable)
  throw new Error(
    `src/content/legal: Der Mietvertrag besteht nur aus Überschriften und Absätzen, weil er so bei der Buchung steht: ${unreadable}`,
  );

export const terms: Terms = {
  hash: createHash('sha256').update(text).digest('hex'),
  validFrom: rentalContract.data.updated.toISOString().slice(0, 10),
  text,
};
