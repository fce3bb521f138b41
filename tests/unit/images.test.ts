import { expect, test } from 'vitest';
import type { Vehicle } from '../../contract/vehicles.ts';
import { imageAddress, pictureOf } from '../../src/lib/images.ts';

const vehicle = (image: string[]): Vehicle => ({
  id: 1,
  model: 'Kombi',
  image,
  doors: 5,
  seats: 5,
  luggage: 3,
  transmission: 'Manuel',
  airConditioning: true,
  fuelType: 'Diesel',
  age: 2,
  pricePerHour: 12.5,
  builtIn: false,
});

test('a picture is asked for in the width that is needed', () => {
  expect(imageAddress('a b', 400)).toBe('/api/files/display/a%20b?w=400');
  expect(pictureOf(vehicle(['one', 'two']))).toEqual({
    src: '/api/files/display/one?w=800',
    srcSet:
      '/api/files/display/one?w=400 400w, /api/files/display/one?w=800 800w, /api/files/display/one?w=1200 1200w',
  });
});

test('a vehicle may have no picture', () => {
  expect(pictureOf(vehicle([]))).toBeNull();
});
