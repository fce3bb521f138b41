import { crc32, deflateRawSync } from 'node:zlib';

/** A ZIP file with these entries; `declared` is the size that each says it unpacks to. */
export function zipOf(
  entries: Record<string, string | Uint8Array>,
  declared = (bytes: Uint8Array) => bytes.length,
): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const [name, packed] = [Buffer.from(path), deflateRawSync(bytes)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(declared(bytes), 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed]);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), facts, place, name);
    files.push(file);
    offset += file.length;
  }
  const count = Object.keys(entries).length;
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 4);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]));
}
