import { describe, expect, test } from 'vitest';
import { planInspection, plannedDues } from '../../src/islands/admin/blocks/planned-dues.ts';
import { duesOf } from '../support/dues.ts';

// A Monday.
const today = '2031-03-03';
const [inspectionDueOn, safetyCheckDueOn] = ['2031-03-28', '2031-03-12'];
const kinds = (dues: { kind: string }[]) => dues.map(({ kind }) => kind);

describe('dues are planned', () => {
  const planned = (
    inspectionFrom: string | null | undefined,
    day = today,
    changed: object = {},
  ) => {
    const dues = duesOf({ inspectionDueOn, safetyCheckDueOn, ...changed });
    const vehicle = { dues, inspectionFrom };
    const { planned: inTime, open } = plannedDues(vehicle, day);
    return [kinds(inTime), kinds(open)];
  };
  const [both, hu, uvv] = [['safetyCheck', 'inspection'], ['inspection'], ['safetyCheck']];

  test('by a visit in time for both', () => {
    expect(planned('2031-03-12T08:00:00')).toEqual([both, []]);
    expect(planned('2031-02-28T08:00:00')).toEqual([both, []]);
  });

  test('by none without a visit, nor on a host that knows of none', () => {
    expect(planned(null)).toEqual([[], both]);
    expect(planned(undefined)).toEqual([[], both]);
  });

  test('each by itself: a visit that is too late for one leaves it open', () => {
    expect(planned('2031-03-21T08:00:00')).toEqual([hu, uvv]);
    expect(planned('2031-03-31T08:00:00')).toEqual([[], both]);
    expect(planned('2031-03-21T08:00:00', '2031-03-14')).toEqual([hu, uvv]);
  });

  test('as early as can be, once they are due', () => {
    expect(planned('2031-03-13T08:00:00', '2031-03-12')).toEqual([both, []]);
    // On a Friday, for Monday.
    expect(planned('2031-03-17T08:00:00', '2031-03-14')).toEqual([both, []]);
    expect(planned('2031-03-18T08:00:00', '2031-03-14')).toEqual([hu, uvv]);
  });

  test('also when they are announced after the visit was planned, if it is in time', () => {
    const later = { safetyCheckDueOn: '2031-04-05' };
    const visit = '2031-03-21T08:00:00';
    expect(planned(visit, today, later)).toEqual([hu, []]);
    expect(planned(visit, '2031-03-10', later)).toEqual([['inspection', 'safetyCheck'], []]);
    // The visit is over, and the days are still the same.
    expect(planned(null, '2031-03-22', later)).toEqual([[], ['inspection', 'safetyCheck']]);
  });
});

describe('an inspection is planned', () => {
  test.each([
    ['for both dues that are announced', [inspectionDueOn, safetyCheckDueOn], '2031-03-05', 2],
    ['for what will be announced by its day', [inspectionDueOn, '2031-04-20'], '2031-03-21', 2],
    ['without what is due much later', [inspectionDueOn, '2031-04-21'], '2031-03-21', 1],
    ['soon if one is past due', ['2031-01-31', '2031-04-30'], '2031-03-04', 1],
    ['tomorrow if nothing is due', [null, '2032-01-01'], '2031-03-04', 0],
  ])('%s', (_, [hu, uvv], day, count) => {
    const plan = planInspection(
      { dues: duesOf({ inspectionDueOn: hu ?? null, safetyCheckDueOn: uvv ?? null }) },
      today,
    );
    expect([plan.day, plan.dues.length]).toEqual([day, count]);
  });

  test.each(Array.from({ length: 40 }, (_, index) => index - 5))(
    'in time for all that is announced, if the first is due in %i days',
    (days) => {
      const day = (count: number) =>
        new Date(Date.parse(today) + count * 86_400_000).toISOString().slice(0, 10);
      for (let start = 0; start < 7; start += 1) {
        const both = { inspectionDueOn: day(start + days), safetyCheckDueOn: day(start + 30) };
        const vehicle = { dues: duesOf(both) };
        const inspectionFrom = `${planInspection(vehicle, day(start)).day}T08:00:00`;
        expect(plannedDues({ ...vehicle, inspectionFrom }, day(start)).open).toEqual([]);
      }
    },
  );
});
