import type { Ending } from '../wire/endings.ts';
import type { endingTexts as english } from './en/endings.ts';
import type { Translation } from './translation.ts';

export type EndingTexts = Translation<typeof english>;

type Row = [label: string, text: string];

/** What was declared, with a day as `date` writes it. */
export function endingInWords(
  { labels, kinds, next }: EndingTexts,
  { kind, reason, number, name, email, when }: Omit<Ending, 'email'> & { email?: string },
  date: (day: string) => string,
): Row[] {
  const rows: Row[] = [
    [labels.kind, kinds[kind]],
    [labels.reasonGiven, reason],
    [labels.number, number],
    [labels.name, name],
    [labels.email, email ?? ''],
    [labels.end, when === 'next' ? next : date(when)],
  ];
  return rows.filter(([, text]) => text !== '');
}
