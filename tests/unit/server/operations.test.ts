import { expect, test } from 'vitest';
import { tally } from '../../../server/load/tally.ts';
import { judge, type OwnFigures } from '../../../server/operations/judge.ts';
import type { Figures } from '../../../server/metrics/index.ts';

const now = Date.parse('2026-11-29T09:00:00Z');
const hours = (count: number) => count * 3_600_000;
const at = (instant: number) => new Date(instant).toISOString();

const well: Figures = {
  database: { version: '18.1', bytes: 90_000_000 },
  mailsWaiting: 2,
  oldestMailSeconds: 900,
  webhooks: { waiting: 3, oldestSeconds: 3600, off: 0 },
  hoardedCategories: 0,
  lastBackup: { at: at(now - hours(26)), bytes: 5_000_000 },
  disk: { free: 10, size: 100 },
};
const own: OwnFigures = {
  isSendingMails: true,
  isEmbedded: true,
  startedAt: now - hours(4),
  documents: { waiting: 6, oldestSeconds: 120 },
  housekeeping: { doneAt: null, failures: 1 },
  limits: [{ name: 'login of account', count: 100 }],
  refusals: [
    { name: 'vehicle_not_found', count: 5000 },
    { name: 'busy', count: 900 },
  ],
  browserErrors: [
    { name: '1.0.0 /contact', count: 9 },
    { name: '1.0.0 /', count: 1 },
  ],
};

/** The lines that are not fine, with their states. */
const unwell = (figures: Partial<Figures>, ours: Partial<OwnFigures> = {}) =>
  Object.entries(judge({ ...well, ...figures }, { ...own, ...ours }, now)).flatMap(
    ([name, line]) => (line && line.state !== 'ok' ? [`${name}: ${line.state}`] : []),
  );

test('up to its threshold each line is fine', () => {
  expect(unwell({})).toEqual([]);
});

test.each<[string, Partial<Figures>, Partial<OwnFigures>?]>([
  ['mails: look', { oldestMailSeconds: 901 }],
  ['documents: look', {}, { documents: { waiting: 1, oldestSeconds: 121 } }],
  ['webhooks: look', { webhooks: { waiting: 1, oldestSeconds: 3601, off: 0 } }],
  ['webhooks: look', { webhooks: { waiting: 0, oldestSeconds: 0, off: 1 } }],
  ['backup: act', { lastBackup: null }],
  ['backup: act', { lastBackup: { at: at(now - hours(26) - 1000), bytes: 1 } }],
  ['housekeeping: look', {}, { housekeeping: { doneAt: now, failures: 2 } }],
  ['housekeeping: look', {}, { housekeeping: { doneAt: now - hours(4) - 1, failures: 0 } }],
  ['housekeeping: look', {}, { startedAt: now - hours(5) }],
  ['disk: act', { disk: { free: 9, size: 100 } }],
  ['limits: look', {}, { limits: [{ name: 'login of account', count: 101 }] }],
  ['browserErrors: look', {}, { browserErrors: [{ name: '1.0.0 /', count: 11 }] }],
  ['refusals: act', {}, { refusals: [{ name: 'busy', count: 901 }] }],
])('beyond it, %s', (line, figures, ours) => {
  expect(unwell(figures, ours)).toEqual([line]);
});

test('without a mail server or a disk of its own there is nothing to judge', () => {
  const judged = judge({ ...well, disk: null }, { ...own, isSendingMails: false }, now);
  expect([judged.mails, judged.disk]).toEqual([null, null]);
});

test('a tally forgets after 15 minutes, but not in its totals', () => {
  const counts = tally();
  counts.add('a', now);
  for (const later of [0, 1, 14]) counts.add('b', now + later * 60_000);
  expect(counts.recent(now + 14 * 60_000)).toEqual([
    { name: 'b', count: 3 },
    { name: 'a', count: 1 },
  ]);
  expect(counts.recent(now + 15 * 60_000)).toEqual([{ name: 'b', count: 2 }]);
  expect(counts.recent(now + hours(1))).toEqual([]);
  expect([...counts.totals]).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
});
