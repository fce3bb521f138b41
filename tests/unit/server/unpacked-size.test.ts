import { expect, test } from 'vitest';
import { unpackedSize } from '../../../server/imports/unpacked-size.ts';
import { zipOf } from '../../support/zip.ts';

const first = 'PK\x01\x02';
const last = 'PK\x05\x06';

/** A ZIP file of one entry with numbers changed: each behind so many bytes of a signature, of so many bits. */
function zipWith(...changes: [signature: string, at: number, bits: 16 | 32, value: number][]) {
  const bytes = Buffer.from(zipOf({ 'xl/sharedStrings.xml': 'x'.repeat(1000) }));
  for (const [signature, at, bits, value] of changes) {
    const place = bytes.indexOf(signature, 0, 'latin1') + at;
    if (bits === 16) bytes.writeUInt16LE(value, place);
    else bytes.writeUInt32LE(value, place);
  }
  return new Uint8Array(bytes);
}

test('a file says to how much it unpacks', () => {
  expect(unpackedSize(zipWith())).toBe(1000);
});

test.each([
  ['no size', zipWith([first, 24, 32, 0])],
  ['its size behind it', zipWith([first, 8, 16, 8], [first, 20, 32, 0], [first, 24, 32, 0])],
  ['its packed size behind it', zipWith([first, 8, 16, 8], [first, 20, 32, 0], [first, 24, 32, 1])],
  ['its packed size as ZIP64 has it', zipWith([first, 20, 32, 0xffffffff], [first, 24, 32, 1])],
  ['its place as ZIP64 has it', zipWith([first, 42, 32, 0xffffffff])],
  ['as many entries as ZIP64', zipWith([last, 10, 16, 0xffff])],
  ['a directory as long as of ZIP64', zipWith([last, 12, 32, 0xffffffff])],
  ['a directory where ZIP64 has it', zipWith([last, 16, 32, 0xffffffff])],
  ['no directory', new Uint8Array(100)],
])('one with %s counts as endless', (_, bytes) => {
  expect(unpackedSize(bytes)).toBe(Infinity);
});
