import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
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

/** An AVIF, deflated, that says 4,000 x 4,000 pixels: of a grid of tiles of 8,000 x 8,000. */
const bomb =
  'eNpjYGCQSSupLEgsy0xjAAIQnZuZZpibmQjkM2rkppYkMkCAYkZKThGUzVCQmVzCgAb4CjJLcsEsRiDWyczJTwZxXBgY' +
  'mMAiQMzoA6R5gHwIL4KBgVkfyLbIzMwDWw+WEQVyUpmg5qQXZaYwIAkygpQklhkYggSlMotS02C2p2TmpgOlwQoY8jML' +
  'igqAtE9mQXI+kBbJLC5IhSjkXwDBDAIFmRWZIBFmDg4OVDXyDhDMwJNYZujcaA92jXRmQS4sMIA+YmJkYmBiZmZqARrg' +
  'nJuSWAL2JNR4IQYuLvvPdvWfv00QuJBpNI9NUKjlGGf7vMpnTUBjE86fcVWaVSDzcPL/ohddnxSXiX0LFVVbpVr97YCe' +
  'f9xGyxZhkSsTRMWPirBp9Yk/0JQ4Zsncc79jgd2e03Lhs6b9ydpdPXnm1uwsHo7HYiskvquIslfPXjqD511aM4Pi+V9F' +
  'HjFyBYnnzwTF9V5jeit1f2bSmR3JHhcf3fLPZpprrNlmnX7Nujhue+jsxS+6VP7MD+aSYzj4SsH5YpJLfFqKTNaLeOYL' +
  'LQ2Zh3k2TN5zo89t78Y7arNVj3J6f/x9eRn75iieq/JLmlymZMgYJJFjhf/WiR+OOz6UYTOplG35kaz8/2dBosAkrsaW' +
  'Va3GbUYM36Z3TogK1v+zz9Nf+oKGfsOoN4j1RhxNveH3gLY+AAD6WbTc';

const isLimited = process.platform === 'linux';
test.skipIf(!isLimited)('an image whose parts unpack to gigabytes is refused', async () => {
  const { status } = await upload(await administrator(), inflateSync(Buffer.from(bomb, 'base64')));
  expect([413, 415]).toContain(status);
});
