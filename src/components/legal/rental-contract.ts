import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { createHash } from 'node:crypto';
import type { Terms } from '../../../contract/reservations/terms.ts';

type Text = CollectionEntry<'legal' | 'legalInEnglish'>;

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

const text = bodyOf(rentalContract);
/** It in English, where this version has a translation. That begins with a paragraph that says it binds nobody. */
export const translation = await getEntry('legalInEnglish', rentalContract.id);
if (translation && partsOf(translation).length !== partsOf(rentalContract).length + 1)
  throw new Error(
    `src/content/legal-english/${rentalContract.id}.md: Die Übersetzung braucht einen Absatz, der sagt, dass nur der deutsche Text gilt, und dann so viele Überschriften und Absätze wie der Mietvertrag.`,
  );

export const terms: Terms = {
  hash: createHash('sha256').update(text).digest('hex'),
  validFrom: rentalContract.data.updated.toISOString().slice(0, 10),
  text,
  translation: translation ? bodyOf(translation) : null,
};

/** The Markdown of a contract. Throws if it has more than headings and paragraphs. */
function bodyOf({ body, collection, filePath = collection }: Text): string {
  const text = body!.trim();
  const [unreadable] = /^(?:[-+*>|]|\d+\. ).*|.*(?:\*|\]\().*/m.exec(text) ?? [];
  if (unreadable)
    throw new Error(
      `${filePath}: Der Mietvertrag besteht nur aus Überschriften und Absätzen, weil er so bei der Buchung steht: ${unreadable}`,
    );
  return text;
}

function partsOf(entry: Text): string[] {
  return bodyOf(entry).split(/\n{2,}/);
}
