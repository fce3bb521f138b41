import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { limits } from '../../contract/values/limits.ts';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import {
  ratesOf,
  type PriceChange,
  emptyRule,
} from '../../src/islands/admin/vehicles/new-prices.ts';
import { PriceChangeForm } from '../../src/islands/admin/vehicles/PriceChangeForm.tsx';
import { render } from './render.tsx';

const vehicle = { ...sampleVehicle(), id: 4, image: [], builtIn: false };
const raised: PriceChange = {
  vehicle,
  from: ratesOf(vehicle),
  to: { ...ratesOf(vehicle), pricePerHour: 14 },
};

/** Shows the form with so many chosen vehicles, of which its list has one. */
function show(count: number): void {
  const change: ComponentProps<typeof PriceChangeForm>['change'] = {
    resource: { state: 'ready', data: [vehicle] },
    fleet: [vehicle],
    retry: () => undefined,
    form: emptyRule,
    edit: () => undefined,
    changes: [raised],
    chosen: Array<PriceChange>(count).fill(raised),
    builtIn: 0,
    left: new Set<number>(),
    toggle: () => undefined,
    toggleAll: () => undefined,
    pending: false,
    result: null,
    apply: () => Promise.resolve(),
    undo: null,
  };
  render(<PriceChangeForm change={change} />);
}

const button = (name: RegExp) => page.getByRole('button', { name });

afterEach(() => {
  delete document.documentElement.dataset.language;
});

test('as many prices as the server changes at once can be changed', async () => {
  show(limits.page.maxSize);
  await expect.element(button(/of 1,000 vehicles/)).toBeEnabled();
  await expect.element(button(/of 1,000 vehicles/)).not.toHaveAccessibleDescription();
});

test.each([
  ['en', 1001, /of 1,001 vehicles/, 'At most 1,000 vehicles can be changed at once'],
  ['de', 1001, /von 1\.001 Fahrzeugen/, 'Auf einmal lassen sich höchstens 1.000 Fahrzeuge ändern'],
  ['en', 0, /of 0 vehicles/, 'Please choose vehicles'],
  ['de', 0, /von 0 Fahrzeugen/, 'Bitte wählen Sie Fahrzeuge'],
])('%s: what keeps the prices of %d vehicles from changing is said', async (...expected) => {
  const [language, count, name, obstacle] = expected;
  document.documentElement.dataset.language = language;
  show(count);
  await expect.element(button(name)).toBeDisabled();
  await expect.element(button(name)).toHaveAccessibleDescription(obstacle);
  await expect.element(page.getByRole('status')).toMatchTextContent(obstacle);
});
