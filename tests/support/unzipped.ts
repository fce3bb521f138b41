import { crc32, inflateRawSync } from 'node:zlib';

/** The entries of a ZIP file as texts, by its directory. Throws where a checksum is wrong. */
export function unzipped(file: Buffer): Map<string, string> {
  const end = file.length - 22;
  const entries = new Map<string, string>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const length = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + length);
    const offset = file.readUInt32LE(at + 42);
    const start = offset + 30 + file.readUInt16LE(offset + 26);
    const bytes = inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20)));
    if (crc32(bytes) !== file.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`);
    entries.set(name, bytes.toString());
    at += 46 + length;
  }
  return entries;
}
