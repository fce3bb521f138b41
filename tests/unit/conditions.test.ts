import { beforeAll, describe, expect, test } from 'vitest';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { conditions } from '../../src/content/schemas/conditions.ts';
import { conditionsOf } from '../../src/lib/rental/conditions-of.ts';
import { renderIn } from '../../src/lib/texts/language.ts';
import { loadTexts, texts } from '../../src/lib/texts/texts.ts';

const vehicle = { ...sampleVehicle(), id: 7, image: ['a'], builtIn: false };
const bare = { ...vehicle, licenceClass: null, minimumAge: null };
const both = (text: string) => ({ de: `${text} de`, en: `${text} en` });
const known = {
  excess: 500,
  insurance: both('insured'),
  driver: both('driver'),
  fuel: both('fuel'),
  later: [{ ...both('cleaning'), price: 35 }, both('tolls')],
};

beforeAll(async () => {
  renderIn('en');
  await loadTexts('en', 'site');
});

describe('the conditions of a rental', () => {
  test('are what content, vehicle and settings know', () => {
    const labels = texts().conditions;
    expect(conditionsOf(vehicle, known, 12.5)).toEqual([
      [labels.insurance, ['insured en', labels.excess('$500.00')]],
      [labels.driver, ['Driving licence B, Minimum age 18 years', 'driver en']],
      [labels.fuel, ['fuel en', labels.missingFuel('$12.50')]],
      [labels.later, ['cleaning en: $35.00', 'tolls en', labels.lessDamage]],
    ]);
  });

  test('leave out what nobody knows', () => {
    expect(conditionsOf(bare, {}, 0)).toEqual([]);
    expect(conditionsOf(bare, { excess: 0 }, 0)).toHaveLength(1);
  });
});

test('conditions in the content are amounts and sentences in both languages, and all of them may be missing', () => {
  expect(conditions.safeParse({}).success).toBe(true);
  expect(conditions.safeParse(known).success).toBe(true);
  for (const wrong of [
    { excess: '1000' },
    { excess: -1 },
    { fuel: { de: 'Voll' } },
    { later: [{ ...both('x'), price: 'viel' }] },
    { cash: both('x') },
  ])
    expect(conditions.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
});
