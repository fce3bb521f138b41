import { Readable, pipeline } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  path: string;
  content: Iterable<string> | AsyncIterable<string>;
}

/** A ZIP file, written while its entries are read, one after the other. Throws above 4 GiB. */
export async function* zipOf(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, content } of entries) {
    const name = Buffer.from(path);
    const facts = { crc: 0, size: 0, packed: 0 };
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), factsOf(facts, name), name]);
    yield head;
    for await (const part of packed(content, facts)) yield part;
    const end = Buffer.from('PK\x07\x08____________');
    end.writeUInt32LE(facts.crc, 4);
    end.writeUInt32LE(facts.packed, 8);
    end.writeUInt32LE(facts.size, 12);
    yield end;
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), factsOf(facts, name), place, name);
    offset += head.length + facts.packed + end.length;
  }
  const count = directory.length / 4;
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  yield Buffer.concat([index, end]);
}

interface Facts {
  crc: number;
  /** Bytes, before and after packing. */
  size: number;
  packed: number;
}

/** What both heads of an entry say. Sizes follow the content (bit 3), names are UTF-8 (bit 11). */
function factsOf({ crc, size, packed }: Facts, name: Buffer): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0808, 2);
  facts.writeUInt16LE(8, 4);
  // 1 January 1980: nobody asks when a part was written.
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(packed, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(name.length, 22);
  return facts;
}

async function* packed(content: ZipEntry['content'], facts: Facts): AsyncGenerator<Buffer> {
  async function* counted() {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      facts.crc = crc32(bytes, facts.crc);
      facts.size += bytes.length;
      yield bytes;
    }
  }
  const deflate = createDeflateRaw();
  pipeline(Readable.from(counted()), deflate, () => undefined);
  for await (const part of deflate as AsyncIterable<Buffer>) {
    facts.packed += part.length;
    yield part;
  }
}

/** Texts of some size, of many short ones. */
export async function* inChunks(
  texts: Iterable<string> | AsyncIterable<string>,
): AsyncGenerator<string> {
  let chunk = '';
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}
