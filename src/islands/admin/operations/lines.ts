import type { Operations, OperationState } from '../../../../contract/office/operations.ts';
import { countText, sentenceTime } from '../../../lib/texts/format.ts';
import { currentLanguage } from '../../../lib/texts/language.ts';
import { operationTexts } from '../../../lib/texts/texts.ts';

/** A line of the operator's page, in words. */
export interface Line {
  name: keyof ReturnType<typeof operationTexts>['lines'];
  /** Null where there is nothing to judge. */
  state: OperationState | null;
  value: string;
  /** Whether other servers of the same database have a value of their own. */
  isOwn?: boolean;
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

/** What the operator's page shows, most urgent first. */
export const linesOf = (all: Operations): Line[] =>
  allLines(all).toSorted((one, other) => rankOf(one) - rankOf(other));

function allLines(all: Operations): Line[] {
  const texts = operationTexts();
  const {
    release,
    database,
    mails,
    documents,
    webhooks,
    backup,
    housekeeping,
    disk,
    limits,
    refusals,
    browserErrors,
  } = all;
  return [
    {
      name: 'release',
      state: null,
      value: texts.release(release.version, release.commit, release.node),
      isOwn: true,
    },
    {
      name: 'database',
      state: database.state,
      value: texts.database(database.version, sizeText(database.bytes), database.isEmbedded),
    },
    {
      name: 'backup',
      state: backup.state,
      value: backup.last
        ? texts.backup(sentenceTime(backup.last.at), sizeText(backup.last.bytes))
        : texts.noBackup,
    },
    ...(disk
      ? [
          {
            name: 'disk' as const,
            state: disk.state,
            value: texts.disk(sizeText(disk.free), sizeText(disk.size)),
          },
        ]
      : []),
    {
      name: 'mails',
      state: mails && mails.state,
      value: mails ? queueText(mails) : texts.noMailServer,
    },
    { name: 'documents', state: documents.state, value: queueText(documents), isOwn: true },
    {
      name: 'webhooks',
      state: webhooks.state,
      value: [queueText(webhooks), webhooks.off > 0 && texts.off(countText(webhooks.off))]
        .filter(Boolean)
        .join('; '),
    },
    {
      name: 'housekeeping',
      state: housekeeping.state,
      value: housekeepingText(housekeeping),
      isOwn: true,
    },
    { name: 'limits', state: limits.state, value: countsText(limits), isOwn: true },
    { name: 'refusals', state: refusals.state, value: countsText(refusals), isOwn: true },
    {
      name: 'browserErrors',
      state: browserErrors.state,
      value: countsText(browserErrors),
      isOwn: true,
    },
  ];
}
