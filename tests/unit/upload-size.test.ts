import { expect, test, vi } from 'vitest';
import { isUploadSize } from '../../contract/vehicles/images.ts';
import { validateImage } from '../../src/islands/admin/vehicles/vehicle-form.ts';
import { english } from '../support/english.ts';

test.each([
  [7000, 7000, false, true],
  [8000, 7000, false, false],
  [4000, 4000, true, true],
  [4001, 4000, true, false],
  [16_000, 100, false, true],
  [16_001, 100, false, false],
  [100, 16_001, true, false],
])('%i × %i px, as a whole %j: %j', (width, height, isWhole, isRight) => {
  expect(isUploadSize(width, height, isWhole)).toBe(isRight);
});

test('a browser recognises AVIF and GIF by content, as the server does', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 7000, height: 7000, close: vi.fn() }));
  const fault = (bytes: string) =>
    validateImage(new File([bytes], 'bild.png', { type: 'image/png' }));
  expect(await fault('\0\0\0\x20ftypavif')).toBe(english.images.tooLarge);
  expect(await fault('GIF89a......')).toBe(english.images.tooLarge);
  expect(await fault('\x89PNG........')).toBeNull();
  vi.unstubAllGlobals();
});
