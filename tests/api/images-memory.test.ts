import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import { administrator, drawImage, upload } from './actors.ts';
import { english } from '../support/english.ts';

const megabyte = 1024 * 1024;
const side = Math.sqrt(limits.upload.wholePixels);
/** By how many bytes a program grows that gets a picture. */
async function growth(program: string, file: string): Promise<number> {
  const child = fork(new URL(program, import.meta.url), [file]);
  const [grown] = (await once(child, 'message')) as [number];
  return grown;
}

const avif = (width: number) => drawImage(width, side).avif({ effort: 0 }).toBuffer();

test(
  'the largest AVIF is brought into its sizes within 600 MB, none of which stay; a larger one is refused',
  { timeout: 300_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'picture-'));
    try {
      const file = join(folder, 'largest.avif');
      writeFileSync(file, await avif(side));
      expect(await growth('./converting.ts', file)).toBeLessThan(600 * megabyte);
      expect(await growth('./having-converted.ts', file)).toBeLessThan(60 * megabyte);
    } finally {
      rmSync(folder, { recursive: true });
    }
    const { status, body } = await upload(await administrator(), await avif(side + 1));
    expect([status, body.message]).toEqual([413, english.images.tooLarge]);
    expect(body.message).toContain('(16 as AVIF, ');
  },
);

test.each([
  ['progressive JPEG', () => drawImage(side + 1, side).jpeg({ progressive: true })],
  ['GIF', () => drawImage(side + 1, side).gif({ effort: 1 })],
  ['interlaced PNG', () => drawImage(side + 1, side).png({ progressive: true })],
  [
    'PNG of 16 bits a colour',
    () =>
      drawImage(side + 1, side)
        .toColourspace('rgb16')
        .png(),
  ],
])('a %s that is larger is refused, too', async (_, draw) => {
  const { status, body } = await upload(await administrator(), await draw().toBuffer());
  expect([status, body.message]).toEqual([413, english.images.tooLarge]);
});
