import type { Operations, OperationState } from '../../contract/office/operations.ts';
import { usualWait } from '../mail/index.ts';
import type { Figures } from '../metrics/index.ts';

/** From where on somebody looks or acts. `deploy/alerts.yml` has the same. */
export const thresholds = {
  mailSeconds: usualWait,
  documentSeconds: 120,
  webhookSeconds: 3600,
  backupSeconds: 26 * 3600,
  /** Without a finished housekeeping. */
  housekeepingSeconds: 4 * 3600,
  /** Of it, in a row. */
  failures: 2,
  /** Share of the disk. */
  diskFree: 0.1,
  /** Attempts beyond one rate limit within 15 minutes. */
  beyondLimit: 100,
  /** Calls in 15 minutes that were refused because the database has too much to do. */
  busy: 15 * 60,
  /** Errors in 15 minutes that browsers reported. */
  browserErrors: 10,
};

/** What only this server knows. */
export interface OwnFigures {
  isSendingMails: boolean;
  isEmbedded: boolean;
  startedAt: number;
  documents: { waiting: number; oldestSeconds: number };
  /** Instants in milliseconds; null before the first. */
  housekeeping: { doneAt: number | null; failures: number };
  limits: Operations['limits']['recent'];
  refusals: Operations['refusals']['recent'];
  browserErrors: Operations['browserErrors']['recent'];
}

const lookIf = (isUnusual: boolean): OperationState => (isUnusual ? 'look' : 'ok');
const actIf = (isUrgent: boolean): OperationState => (isUrgent ? 'act' : 'ok');

/** Says of each line of the operator's page whether somebody has to look or act; `now` in milliseconds. */
export function judge(figures: Figures, own: OwnFigures, now: number) {
  const { database, lastBackup, disk, webhooks } = figures;
  const isPast = (at: number, seconds: number) => now - at > seconds * 1000;
  const { doneAt, failures } = own.housekeeping;
  const isOverdue = isPast(doneAt ?? own.startedAt, thresholds.housekeepingSeconds);
  const isBackedUp = lastBackup && !isPast(Date.parse(lastBackup.at), thresholds.backupSeconds);
  const isBusy = own.refusals.some(({ name, count }) => name === 'busy' && count > thresholds.busy);
  return {
    database: { state: 'ok' as const, isEmbedded: own.isEmbedded, ...database },
    mails: own.isSendingMails
      ? {
          state: lookIf(figures.oldestMailSeconds > thresholds.mailSeconds),
          waiting: figures.mailsWaiting,
          oldestSeconds: figures.oldestMailSeconds,
        }
      : null,
    documents: {
      state: lookIf(own.documents.oldestSeconds > thresholds.documentSeconds),
      ...own.documents,
    },
    webhooks: {
      state: lookIf(webhooks.oldestSeconds > thresholds.webhookSeconds || webhooks.off > 0),
      ...webhooks,
    },
    backup: { state: actIf(!isBackedUp), last: lastBackup },
    housekeeping: { state: lookIf(failures >= thresholds.failures || isOverdue), doneAt, failures },
    disk: disk && { state: actIf(disk.free / disk.size < thresholds.diskFree), ...disk },
    limits: {
      state: lookIf(own.limits.some(({ count }) => count > thresholds.beyondLimit)),
      recent: own.limits,
    },
    refusals: { state: actIf(isBusy), recent: own.refusals },
    browserErrors: {
      state: lookIf(
        own.browserErrors.reduce((sum, { count }) => sum + count, 0) > thresholds.browserErrors,
      ),
      recent: own.browserErrors,
    },
  };
}
