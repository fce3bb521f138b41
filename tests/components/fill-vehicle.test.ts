import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sampleVehicle, vehicleFieldNames } from '../../contract/vehicle-fields.ts';
import type { Vehicle } from '../../contract/vehicles.ts';
import { fillVehicle, vehicleFrame } from '../../src/islands/booking/fill-vehicle.ts';
import { idPlaceholder } from '../../src/lib/placeholder.ts';

const vehicle: Vehicle = { ...sampleVehicle(), id: 7, image: ['a/b'], builtIn: false };
const texts = {
  model: 'Kleinwagen Stadt E',
  doors: '3',
  seats: '4',
  luggage: '1',
  transmission: 'Automatic',
  airConditioning: 'Yes',
  fuelType: 'Electricity',
  age: '1 year',
  pricePerHour: '$12.50/hour',
};

/** A frame whose fields stand in an order of their own. */
const frame = `
  <article>
    <a data-back href="/solutions#fahrzeuge">All vehicles</a>
    <img alt="" data-src="/images/${idPlaceholder}?w=800" data-srcset="/images/${idPlaceholder}?w=400 400w" />
    ${vehicleFieldNames
      .toReversed()
      .map((name) => `<p data-field="${name}">…</p>`)
      .join('')}
    <a data-login href="/auth">Login</a>
  </article>`;
const shown = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-field]')].map((place) => [
      place.dataset.field,
      place.textContent,
    ]),
  );
const img = () => document.querySelector('img');

beforeEach(() => {
  document.body.innerHTML = frame;
});

describe("a vehicle's frame", () => {
  test('shows each field where it is named, wherever that stands', () => {
    fillVehicle(document, vehicle);
    expect(shown()).toEqual(texts);
  });

  test('shows the image and says what it is of', () => {
    fillVehicle(document, vehicle);
    expect(img()?.getAttribute('src')).toBe('/images/a%2Fb?w=800');
    expect(img()?.getAttribute('srcset')).toBe('/images/a%2Fb?w=400 400w');
    expect(img()?.alt).toBe('Picture of Kleinwagen Stadt E');
  });

  test.each([[[]], [null]])('has no image when the vehicle has %j', (image) => {
    fillVehicle(document, { ...vehicle, image: image as unknown as string[] });
    expect(img()).toBeNull();
  });

  test('has none either when it does not load', () => {
    fillVehicle(document, vehicle);
    img()?.dispatchEvent(new Event('error'));
    expect(img()).toBeNull();
  });

  test('leads back here after a log-in', async () => {
    fillVehicle(document, vehicle);
    const { pathname, search } = location;
    const from = new URLSearchParams({ from: pathname + search });
    await expect
      .element(page.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', `/auth?type=login&${from}`);
  });

  test('is not drawn from an answer that is no vehicle', () => {
    const answer = { message: 'There is no such vehicle' } as unknown as Vehicle;
    expect(() => fillVehicle(document, answer)).toThrow(TypeError);
  });

  test('is a copy of the template, which stays as it is', () => {
    document.body.innerHTML = `<template id="vehicle-frame">${frame}</template>`;
    expect(vehicleFrame(vehicle).querySelector('[data-field=model]')?.textContent).toBe(
      texts.model,
    );
    expect(vehicleFrame({ ...vehicle, image: [] }).querySelector('img')).toBeNull();
    expect(vehicleFrame(vehicle).querySelector('img')).not.toBeNull();
  });
});
