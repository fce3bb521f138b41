import type {
  HistoryEntry,
  HistoryField,
  HistoryKind,
  HistoryValue,
} from '../../../../contract/history.ts';
import { historyTexts } from '../../../lib/texts.ts';
import { historyValue } from './history-value.ts';

type Change = HistoryEntry['changes'][string];

/** Who it was. */
export function whoOf({ by }: Pick<HistoryEntry, 'by'>): string {
  const texts = historyTexts();
  return by === null ? texts.system : (by.name ?? texts.gone(by.id));
}

/** What was done, as it follows the name. */
export function whatOf(
  { action, changes, vehicles }: Pick<HistoryEntry, 'action' | 'changes' | 'vehicles'>,
  kind: HistoryKind,
): string[] {
  const texts = historyTexts();
  if (action === 'created') return [texts.created[kind]];
  // What hides a reservation frees its vehicle as well, which needs no words.
  if (action === 'deleted') return [texts.deleted[kind]];
  return Object.entries(changes).map(([field, change]) =>
    changeInWords(field, change, vehicles ?? {}),
  );
}

function changeInWords(
  field: string,
  { from, to }: Change,
  models: Partial<Record<string, string>>,
): string {
  const texts = historyTexts();
  const label = texts.fields[field as HistoryField] ?? field;
  const [before, after] = [from ?? null, to ?? null];
  const inWords = (value: NonNullable<HistoryValue>) =>
    (field === 'vehicleId' && models[String(value)]) || historyValue(field, value);
  if (field === 'photos') return texts.photosDeleted;
  if (field === 'retiredAt') return after === null ? texts.reinstated : texts.retired;
  if (before !== null && after !== null)
    return texts.changedFrom(label, inWords(before), inWords(after));
  if (after !== null) return texts.set(label, inWords(after));
  return before === null ? texts.changed(label) : texts.removed(label, inWords(before));
}
