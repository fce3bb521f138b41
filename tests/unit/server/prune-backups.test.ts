import { expect, test } from 'vitest';
import { expiredBackups } from '../../../server/backup/prune.ts';

/** Two backups a day, for so many days until 29 November 2026. */
const backups = (days: number) =>
  Array.from({ length: days }, (_, index) =>
    Temporal.PlainDate.from('2026-11-29').subtract({ days: index }).toString(),
  ).flatMap((day) => [`${day}T02-00-00Z.jsonl.gz.age`, `${day}T14-00-00Z.jsonl.gz`]);

const kept = (names: string[], rule: string) => {
  const [daily, weekly, monthly] = rule.split(',').map(Number) as [number, number, number];
  const expired = expiredBackups(names, { daily, weekly, monthly });
  return names.filter((name) => !expired.includes(name)).map((name) => name.slice(0, 13));
};

test('the last one of each day, week and month is kept', () => {
  expect(kept(backups(800), '3,3,14')).toEqual([
    ...['2026-11-29T14', '2026-11-28T14', '2026-11-27T14'],
    // Sundays.
    ...['2026-11-22T14', '2026-11-15T14'],
    ...['2026-10-31T14', '2026-09-30T14', '2026-08-31T14', '2026-07-31T14', '2026-06-30T14'],
    ...['2026-05-31T14', '2026-04-30T14', '2026-03-31T14', '2026-02-28T14', '2026-01-31T14'],
    ...['2025-12-31T14', '2025-11-30T14', '2025-10-31T14'],
  ]);
});

test('pauses do not count: of days without a backup none is missing', () => {
  const names = ['2026-11-29', '2026-05-01', '2020-01-01'].map(
    (day) => `${day}T02-00-00Z.jsonl.gz`,
  );
  expect(kept(names, '3,0,0')).toEqual(['2026-11-29T02', '2026-05-01T02', '2020-01-01T02']);
});

test('the last backup and all other files stay whatever the rule is', () => {
  const others = ['move.jsonl.gz', '2026-11-01.jsonl.gz', '2026-11-01T02-00-00Z.jsonl.gz.partial'];
  expect(kept([...backups(2), ...others], '0,0,0')).toEqual([
    '2026-11-29T14',
    ...others.map((name) => name.slice(0, 13)),
  ]);
});
