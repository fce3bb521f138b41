import { expect, test } from 'vitest';
import { moveImage } from '../../src/islands/admin/vehicles/further-images.ts';

const stored = (id: string) => ({ kind: 'stored', id }) as const;
const images = { image: stored('main'), further: [stored('one'), stored('two')] };

test('a further image moves down and up', () => {
  const moved = { image: stored('main'), further: [stored('two'), stored('one')] };
  expect(moveImage(images, 0, 1)).toEqual(moved);
  expect(moveImage(moved, 1, -1)).toEqual(images);
});

test('the first one up becomes the main one', () => {
  expect(moveImage(images, 0, -1)).toEqual({
    image: stored('one'),
    further: [stored('main'), stored('two')],
  });
});
