import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addImages,
  listImages,
  placeImage,
  removeImage,
  type FormImages,
} from '../../src/islands/admin/vehicles/FurtherImages.tsx';

const stored = (id: string) => ({ kind: 'stored', id }) as const;
const images = { image: stored('main'), further: [stored('one'), stored('two')] };

test('an image goes to any place, and the others keep their order', () => {
  const moved = { image: stored('main'), further: [stored('two'), stored('one')] };
  expect(placeImage(images, 1, 2)).toEqual(moved);
  expect(placeImage(moved, 2, 1)).toEqual(images);
  expect(placeImage(images, 2, 0)).toEqual({
    image: stored('two'),
    further: [stored('main'), stored('one')],
  });
});

test('the first one is the main one, also after the former was removed', () => {
  expect(removeImage(images, 0)).toEqual({ image: stored('one'), further: [stored('two')] });
  const none = { image: { kind: 'none' }, further: [] } as const;
  expect(addImages({ ...none, further: [] }, [stored('one'), stored('two')])).toEqual({
    image: stored('one'),
    further: [stored('two')],
  });
});

test('no move loses or doubles an image', () => {
  const place = fc.nat({ max: 2 });
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place)), (moves) => {
      let moved: FormImages = images;
      for (const [from, to] of moves) moved = placeImage(moved, from, to);
      const ids = listImages(moved).map((image) => image.kind === 'stored' && image.id);
      expect(ids.toSorted()).toEqual(['main', 'one', 'two']);
    }),
  );
});
