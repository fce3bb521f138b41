import type { Operations, OperationState } from '../../../../contract/office/operations.ts';
import { countText, sentenceTime } from '../../../lib/texts/format.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { operationTexts } from '../../../lib/texts/texts.ts';

type Name = keyof ReturnType<typeof operationTexts>['lines'];

/** A line of the operator's page, in words. */
export interface Line {
  name: Name;
  /** Null where there is nothing to judge. */
  state: OperationState | null;
  value: string;
  /** Whether other servers of the same database have a value of their own. */
  isOwn: boolean;
}

const inUnit = (amount: number, unit: string, unitDisplay: 'short' | 'long') =>
  new Intl.NumberFormat(currentLanguage(), {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);

/** A size: `9.4 MB` or `118 GB`. */
const sizeText = (bytes: number) =>
  bytes < 1e9 ? inUnit(bytes / 1e6, 'megabyte', 'short') : inUnit(bytes / 1e9, 'gigabyte', 'short');

/** A time span, rounded up to minutes: `3 minutes`. */
const ageText = (seconds: number) => inUnit(Math.ceil(seconds / 60), 'minute', 'long');

const queueText = ({ waiting, oldestSeconds }: Operations['documents']) =>
  waiting === 0
    ? operationTexts().none
    : operationTexts().waiting(countText(waiting), ageText(oldestSeconds));

const countsText = ({ recent }: Operations['limits']) =>
  recent.map(({ name, count }) => `${name}: ${countText(count)}`).join(', ') ||
  operationTexts().none;

function housekeepingText({ doneAt, failures }: Operations['housekeeping']): string {
  const texts = operationTexts();
  const done = doneAt === null ? texts.notYet : sentenceTime(doneAt);
  return failures > 0 ? `${done}; ${texts.failed(countText(failures))}` : done;
}

const ranks: Record<OperationState, number> = { act: 0, look: 1, ok: 2 };
const rankOf = ({ state }: Line): number => ranks[state ?? 'ok'];

const own: readonly Name[] = [
  ...(['release', 'documents', 'housekeeping'] as const),
  ...(['limits', 'refusals', 'browserErrors'] as const),
];

/** What the operator's page shows, most urgent first. */
export const linesOf = (all: Operations): Line[] =>
  (Object.entries(valuesOf(all)) as [Name, string | null][])
    .filter((entry): entry is [Name, string] => entry[1] !== null)
    .map(([name, value]) => ({ name, state: stateOf(all, name), value, isOwn: own.includes(name) }))
    .toSorted((one, other) => rankOf(one) - rankOf(other));

const stateOf = (all: Operations, name: Name): OperationState | null =>
  name === 'release' ? null : (all[name]?.state ?? null);

/** What each line says; null for what this server does not know. */
function valuesOf(all: Operations): Record<Name, string | null> {
  const texts = operationTexts();
  const { release, database, backup, disk, mails, webhooks } = all;
  return {
    release: texts.release(release.version, release.commit, release.node),
    database: texts.database(database.version, sizeText(database.bytes), database.isEmbedded),
    backup: backup.last
      ? texts.backup(sentenceTime(backup.last.at), sizeText(backup.last.bytes))
      : texts.noBackup,
    disk: disk && texts.disk(sizeText(disk.free), sizeText(disk.size)),
    mails: mails ? queueText(mails) : texts.noMailServer,
    documents: queueText(all.documents),
    webhooks: [queueText(webhooks), webhooks.off > 0 && texts.off(countText(webhooks.off))]
      .filter(Boolean)
      .join('; '),
    housekeeping: housekeepingText(all.housekeeping),
    limits: countsText(all.limits),
    refusals: countsText(all.refusals),
    browserErrors: countsText(all.browserErrors),
  };
}
