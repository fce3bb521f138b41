import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawNights } from '../../scripts/draw-nights.ts';

const folder = new URL('../../src/assets/night/', import.meta.url);

test('the drawings of the night are those of the day, recoloured', async () => {
  const drawn = await drawNights();
  expect(readdirSync(folder).toSorted()).toEqual([...drawn.keys()].toSorted());
  // Pixels may differ by the library's version.
  for (const [name, bytes] of drawn)
    if (name.endsWith('.svg'))
      expect(readFileSync(new URL(name, folder)).equals(bytes), name).toBe(true);
});
