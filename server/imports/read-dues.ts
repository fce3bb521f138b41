import { dueTexts as german } from '../../contract/texts/de/dues.ts';
import { dueTexts as english } from '../../contract/texts/en/dues.ts';
import { dueKinds, dueMonths, type Due } from '../../contract/vehicles/vehicle-dues.ts';
import { readDay } from './cell-values.ts';
import { plainWord } from './column-names.ts';

type Read = Partial<Record<keyof Due, unknown>>;

/** All dues of a cell as the export writes them, one a line, in either language; what is none stays as it is, for the contract to refuse. */
export function readDues(text: string): unknown {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.every((line) => line.includes(':')) ? lines.map(readDue) : text;
}

function readDue(line: string): Read {
  const end = line.lastIndexOf(':');
  const name = line.slice(0, end).trim();
  const isNamed = (text: string) => plainWord(text) === plainWord(name);
  const kind = dueKinds.find((one) => [german, english].some(({ names }) => isNamed(names[one])));
  const due: Read = { kind: kind ?? 'other', name, blocks: false };
  for (const fact of line.slice(end + 1).split(',')) {
    const [, months] = /^\D*(\d+)\s+(?:Monate?|months?)$/i.exec(fact.trim()) ?? [];
    const [, last] = /^(?:zuletzt|last)\s(.+)$/i.exec(fact.trim()) ?? [];
    if (/^(sperrt|blocks)$/i.test(fact.trim())) due.blocks = true;
    else if (months) due.months = Number(months);
    else if (last) due.lastOn = readDay(last);
    else due.dueOn = readDay(fact.trim().replace(/^(fällig|due)\s/i, ''));
  }
  return due;
}

const ownColumns = { inspection: 'inspectionDueOn', safetyCheck: 'safetyCheckDueOn' } as const;

/** The dues with those that have columns of their own. The day of such a column is the one that was changed, if they differ. */
export function withOwnColumns(values: Record<string, unknown>): Record<string, unknown> {
  if (!Array.isArray(values.dues)) return values;
  let dues = values.dues as Read[];
  for (const [kind, column] of Object.entries(ownColumns)) {
    const dueOn = values[column];
    if (dueOn === undefined) continue;
    const yearly = { kind, months: dueMonths[kind as keyof typeof ownColumns], blocks: true };
    const found = dues.find((due) => due.kind === kind);
    if (found?.dueOn === dueOn) continue;
    dues = [...dues.filter((due) => due !== found), { ...yearly, ...found, lastOn: null, dueOn }];
  }
  return { ...values, dues };
}
