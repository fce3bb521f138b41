import { expect, test } from 'vitest';
import { imageAddress, imageOf } from '../../src/lib/api/images.ts';
import { vehicleOf } from '../support/vehicles.ts';

const vehicle = (image: string[]) => vehicleOf({ image });

test('an image is requested in the width that is needed', () => {
  expect(imageAddress('a b', 400)).toBe('/api/files/display/a%20b?w=400');
  expect(imageOf(vehicle(['one', 'two']))).toEqual({
    src: '/api/files/display/one?w=800',
    srcSet:
      '/api/files/display/one?w=400 400w, /api/files/display/one?w=800 800w, /api/files/display/one?w=1200 1200w',
  });
});

test('a vehicle may have no image', () => {
  expect(imageOf(vehicle([]))).toBeNull();
});
