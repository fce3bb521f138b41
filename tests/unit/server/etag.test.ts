import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currentTag, etagOf } from '../../../server/images/image-cache.ts';
import { widthsFor } from '../../../server/images/convert/variants.ts';
import type { Format } from '../../../server/images/conversion.ts';

const imageId = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const accepted: Format[][] = [
  ['avif', 'webp', 'jpeg', 'png'],
  ['avif', 'jpeg', 'png'],
  ['webp', 'jpeg', 'png'],
  ['jpeg', 'png'],
];
const tagOf = (width: number, format: Format) => etagOf(imageId, { width, format });

/** The variant of an image that the database would choose. */
function chosen(stored: number[], formats: Format[], oldFormat: Format, width: number) {
  const format = formats.find((one) => ['avif', 'webp', oldFormat].includes(one))!;
  return { format, width: stored.find((one) => one >= width) ?? stored.at(-1)! };
}

describe('currentTag', () => {
  test('never confuses variants of an image', () => {
    const any = fc.record({
      own: fc.integer({ min: 1, max: 16_000 }),
      width: fc.integer({ min: 1, max: 10_000 }),
      formats: fc.constantFrom(...accepted),
      oldFormat: fc.constantFrom<Format>('jpeg', 'png'),
    });
    fc.assert(
      fc.property(any, ({ own, width, formats, oldFormat }) => {
        const stored = widthsFor(own);
        const right = chosen(stored, formats, oldFormat, width);
        for (const format of ['avif', 'webp', oldFormat] as const)
          for (const each of stored) {
            const tag = tagOf(each, format);
            const current = currentTag(tag, { imageId, formats, width });
            const isRight = format === right.format && each === right.width;
            expect([null, isRight ? tag : null]).toContain(current);
          }
      }),
    );
  });

  test.each([
    [400, 400],
    [1, 400],
    [401, 800],
    [1200, 1200],
    [9000, 1200],
    [800, 500],
    [300, 40],
  ])('asked for %i px, knows one of %i px', (width, stored) => {
    const tag = tagOf(stored, 'avif');
    const wanted = { imageId, formats: accepted[0]!, width };
    expect(currentTag(tag, wanted)).toBe(tag);
    expect(currentTag(`"other", W/${tag}`, wanted)).toBe(tag);
  });

  test('leaves unknown images and foreign tags to the database', () => {
    const wanted = { imageId, formats: accepted[0]!, width: 800 };
    const another = imageId.replace('1', '2');
    for (const header of [
      undefined,
      '',
      '*',
      tagOf(400, 'avif'),
      tagOf(1200, 'avif'),
      tagOf(800, 'webp'),
      etagOf(another, { width: 800, format: 'avif' }),
      `"${imageId}-800-avif`,
    ])
      expect(currentTag(header, wanted)).toBe(null);
  });
});
