import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  isOptional,
  publicFieldNames,
  sampleVehicle,
  type PublicFieldName,
} from '../../contract/vehicles/vehicle-fields.ts';
import type { Vehicle } from '../../contract/vehicles/vehicles.ts';
import { fillVehicle, vehicleFrame } from '../../src/islands/booking/fill-vehicle.ts';
import { idPlaceholder } from '../../src/lib/site/addresses.ts';

const vehicle: Vehicle = { ...sampleVehicle(), age: 1, id: 7, image: ['a/b'], builtIn: false };
const texts: Record<PublicFieldName, string> = {
  model: 'Kleinwagen Stadt E',
  homePlace: 'Bauhof Nord',
  category: 'Small car',
  payloadKg: '380\u00a0kg',
  loadVolumeM3: '0.3\u00a0m³',
  loadLengthCm: '75\u00a0cm',
  towBar: 'No',
  licenceClass: 'B',
  minimumAge: '18 years',
  pricePerDay: '$79.00/day',
  pricePerWeek: '$395.00/week',
  includedKmPerDay: '150\u00a0km',
  pricePerExtraKm: '$0.25/km',
  deposit: '$300.00',
  doors: '3',
  seats: '4',
  luggage: '1',
  transmission: 'Automatic',
  airConditioning: 'Yes',
  fuelType: 'Electricity',
  age: '1 year',
  pricePerHour: '$12.50/hour',
};

const rows = (names: string[]) =>
  names
    .toReversed()
    .map((name) => `<div data-row><p data-field="${name}">…</p></div>`)
    .join('');

/** A frame whose fields stand in an order of their own. */
const frame = `
  <article>
    <a data-back href="/vehicles">All vehicles</a>
    <div data-images role="group"><a data-href="/images/${idPlaceholder}?w=1200">
      <img alt="" data-src="/images/${idPlaceholder}?w=800" data-srcset="/images/${idPlaceholder}?w=400 400w" />
    </a></div>
    <div data-thumbs><button><img alt="" data-src="/images/${idPlaceholder}?w=400" /></button></div>
    <section data-group>
      ${rows(publicFieldNames.filter((name) => !isOptional(name)))}
    </section>
    <section data-group>${rows(publicFieldNames.filter(isOptional))}</section>
    <a data-login href="/auth">Login</a>
  </article>`;
/** The company's, which the page's template has. */
const place = { slug: 'bauhof-nord', name: 'Bauhof Nord', address: 'Kabelweg 3', hours: [] };
const places = `<datalist id="places"><option data-place='${JSON.stringify(place)}'></option></datalist>`;
/** Stands beside the frame. */
const dialog = `
  <dialog data-large>
    <button data-part="previous">Previous</button><button data-part="next">Next</button>
    <p data-part="caption"></p><div data-part="strip"></div>
  </dialog>`;
const shown = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-field]')].map((place) => [
      place.dataset.field,
      place.textContent,
    ]),
  );
const img = () => document.querySelector('img');
const enlarging = () => page.getByRole('link', { name: 'enlarge' }).elements();

beforeEach(() => {
  document.body.innerHTML = frame + dialog + places;
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

  test('links to the large image', async () => {
    fillVehicle(document, vehicle);
    await expect
      .element(page.getByRole('link', { name: 'Picture of Kleinwagen Stadt E, enlarge' }))
      .toHaveAttribute('href', '/images/a%2Fb?w=1200');
  });

  test.each([[[]], [null]])('has no image when the vehicle has %j', (image) => {
    fillVehicle(document, { ...vehicle, image: image as unknown as string[] });
    expect(img()).toBeNull();
    expect(enlarging()).toEqual([]);
  });

  test('has none either when it does not load', () => {
    fillVehicle(document, vehicle);
    img()?.dispatchEvent(new Event('error'));
    expect(img()).toBeNull();
    expect(enlarging()).toEqual([]);
  });

  test('shows several images in a strip, each with a button', async () => {
    fillVehicle(document, { ...vehicle, image: ['a'], furtherImages: ['b', 'c'] });
    const strip = page.getByRole('group').getByRole('img');
    expect(strip.elements().map((element) => (element as HTMLImageElement).alt)).toEqual([
      'Picture of Kleinwagen Stadt E',
      'Picture 2 of Kleinwagen Stadt E',
      'Picture 3 of Kleinwagen Stadt E',
    ]);
    expect(page.getByRole('button').elements()).toHaveLength(3);
  });

  test('has no buttons for one image', () => {
    fillVehicle(document, vehicle);
    expect(page.getByRole('button').elements()).toEqual([]);
    expect(document.querySelector<HTMLElement>('[data-images]')?.tabIndex).toBe(-1);
  });

  test('leaves out what another host does not know, with its group', () => {
    const known: Partial<Vehicle> = { ...vehicle };
    for (const name of publicFieldNames) if (isOptional(name)) delete known[name];
    fillVehicle(document, known as Vehicle);
    expect(Object.keys(shown()).some((name) => isOptional(name as keyof typeof texts))).toBe(false);
    expect(document.querySelectorAll('[data-group]')).toHaveLength(1);
    expect(shown()).toMatchObject({ model: 'Kleinwagen Stadt E', seats: '4' });
  });

  test('leads back here after a log-in', async () => {
    fillVehicle(document, vehicle);
    const { pathname, search } = location;
    const from = new URLSearchParams({ from: pathname + search });
    await expect
      .element(page.getByRole('link', { name: 'Login' }))
      .toHaveAttribute('href', `/auth?type=login&${from}%23booking`);
  });

  test('is not drawn from an answer that is no vehicle', () => {
    const answer = { message: 'There is no such vehicle' } as unknown as Vehicle;
    expect(() => fillVehicle(document, answer)).toThrow(TypeError);
  });

  test('is a copy of the template, which stays as it is', () => {
    document.body.innerHTML = `<template data-frame="en">${frame}</template>${dialog}`;
    expect(vehicleFrame(vehicle).querySelector('[data-field=model]')?.textContent).toBe(
      texts.model,
    );
    expect(vehicleFrame({ ...vehicle, image: [] }).querySelector('img')).toBeNull();
    expect(vehicleFrame(vehicle).querySelector('img')).not.toBeNull();
  });
});
