import { describe, expect, test, vi } from 'vitest';
import { imageCache, type ImageRequest } from '../../../server/images/image-cache.ts';
import type { Variant } from '../../../server/images/conversion.ts';

const megabyte = 1024 * 1024;
const wanted = (number: number, width = 800): ImageRequest => ({
  imageId: `1b4e28ba-2fa1-41d2-883f-${String(number).padStart(12, '0')}`,
  formats: ['avif', 'webp', 'jpeg', 'png'],
  width,
});
const variant = (bytes = 10): Variant => ({
  format: 'avif',
  width: 800,
  bytes: Buffer.alloc(bytes),
});

/** The cache reads its clock at most once in a millisecond. */
function newClock() {
  let time = 1;
  const pass = async (milliseconds: number) => {
    time += milliseconds;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { now: () => time, pass };
}

describe('imageCache', () => {
  test('concurrent requests share one look-up, also for widths with the same variant', async () => {
    const lookUp = vi.fn(async () => variant());
    const { find } = imageCache(lookUp);
    const found = await Promise.all([700, 800, 401, 800].map((width) => find(wanted(1, width))));
    expect(new Set(found).size).toBe(1);
    expect(lookUp).toHaveBeenCalledTimes(1);
    await find(wanted(1, 400));
    expect(lookUp).toHaveBeenCalledTimes(2);
  });

  test('an image is looked up again after seconds, so that a deletion elsewhere is noticed', async () => {
    const answers = [variant(), null];
    const clock = newClock();
    const { find } = imageCache(async () => answers.shift()!, clock);
    expect(await find(wanted(1))).not.toBeNull();
    await clock.pass(4900);
    expect(await find(wanted(1))).not.toBeNull();
    await clock.pass(200);
    expect(await find(wanted(1))).toBeNull();
  });

  test('a deleted image is forgotten in all its variants', async () => {
    const lookUp = vi.fn<() => Promise<Variant | null>>(async () => variant());
    const { find, forget } = imageCache(lookUp);
    await Promise.all([find(wanted(1)), find(wanted(1, 400)), find(wanted(2))]);
    forget(wanted(1).imageId);
    lookUp.mockResolvedValue(null);
    expect(await find(wanted(1))).toBeNull();
    expect(await find(wanted(1, 400))).toBeNull();
    expect(await find(wanted(2))).not.toBeNull();
  });

  test('holds at most 32 MB, the most recently requested', async () => {
    const lookUp = vi.fn(async () => variant(megabyte));
    const { find } = imageCache(lookUp);
    for (let number = 1; number <= 40; number += 1) await find(wanted(number));
    lookUp.mockClear();
    for (let number = 40; number > 10; number -= 1) await find(wanted(number));
    expect(lookUp).not.toHaveBeenCalled();
    await find(wanted(1));
    expect(lookUp).toHaveBeenCalledTimes(1);
  });

  test('a failed look-up is repeated', async () => {
    const lookUp = vi.fn<() => Promise<Variant | null>>(async () => variant());
    const { find } = imageCache(lookUp);
    lookUp.mockRejectedValueOnce(new Error('away'));
    await expect(find(wanted(1))).rejects.toThrow('away');
    expect(await find(wanted(1))).not.toBeNull();
  });

  test('unknown images are looked up for the next time, but only a few at once', async () => {
    const ends: (() => void)[] = [];
    const lookUp = vi.fn(() => new Promise<null>((resolve) => ends.push(() => resolve(null))));
    const clock = newClock();
    const { isKnown } = imageCache(lookUp, clock);
    for (let number = 1; number <= 10; number += 1) expect(isKnown(wanted(number))).toBeNull();
    expect(lookUp).toHaveBeenCalledTimes(4);
    for (const end of ends) end();
    await clock.pass(60_000);
    expect(isKnown(wanted(1))).toBe(false);
    expect(isKnown(wanted(5))).toBeNull();
  });
});
