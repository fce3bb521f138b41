import type { MissingDatum } from '../../../../contract/money/invoices.ts';
import { ApiError } from '../../../lib/api/api.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';
import { addressOf } from '../shell/router.ts';

/** What a refused invoice lacks; nothing where it was refused for something else. */
export const missingIn = (error: unknown): MissingDatum[] =>
  error instanceof ApiError ? ((error.details.missing ?? []) as MissingDatum[]) : [];

/** What invoices lack, and where it is to be entered, as sentences. */
export function missingSentences(missing: readonly MissingDatum[]): string[] {
  const texts = invoiceTexts().missing;
  const names: Partial<Record<string, string>> = texts.fields;
  return (['company', 'customer'] as const).flatMap((place) => {
    const fields = missing.filter(({ where }) => where === place);
    const list = fields.map(({ field }) => names[field] ?? field).join(', ');
    return fields.length > 0 ? [texts[place](list)] : [];
  });
}

interface Props {
  missing: readonly MissingDatum[];
  /** Whose record it is; null for nobody's any more. */
  userId: number | null | undefined;
}

/** What an invoice lacks, with the way to the customer's record. */
export const MissingData = ({ missing, userId }: Props) => (
  <>
    {missingSentences(missing).join(' ')}{' '}
    {userId != null && missing.some(({ where }) => where === 'customer') && (
      <a href={addressOf.user(userId)}>{invoiceTexts().missing.complete}</a>
    )}
  </>
);
