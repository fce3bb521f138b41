const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endSize = 22;
const entrySize = 46;
const longestComment = 65_535;
/** The flag of an entry whose sizes come behind it. */
const sizesFollow = 8;

/**
 * How many bytes a ZIP file says that it unpacks to, by its directory. The reader of workbooks stops where an entry is longer than
 * it says; one that says nothing, and what is no ZIP file, counts as endless.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return Infinity;
  const count = view.getUint16(end + 10, true);
  const directorySize = view.getUint32(end + 12, true);
  let place = view.getUint32(end + 16, true);
  // All ones: a directory of ZIP64 says it instead.
  if (count === 0xffff || directorySize === 0xffffffff || place === 0xffffffff) return Infinity;
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (place + entrySize > bytes.length || view.getUint32(place, true) !== entrySignature)
      return Infinity;
    const packed = view.getUint32(place + 20, true);
    const unpacked = view.getUint32(place + 24, true);
    // All ones, as in the end: ZIP64 says it elsewhere, and no file that may be sent needs that.
    const start = view.getUint32(place + 42, true);
    if ([packed, unpacked, start].includes(0xffffffff)) return Infinity;
    const isSaidLater = (view.getUint16(place + 8, true) & sizesFollow) > 0;
    // Without one of them the reader believes what stands before the entry, or behind it.
    if ((packed === 0 || unpacked === 0) && (packed > 2 || unpacked > 0 || isSaidLater))
      return Infinity;
    size += unpacked;
    const [name, extra, comment] = [28, 30, 32].map((at) => view.getUint16(place + at, true));
    place += entrySize + name! + extra! + comment!;
  }
  return size;
}

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endSize;
  for (let place = last; place >= Math.max(0, last - longestComment); place -= 1)
    if (view.getUint32(place, true) === endSignature) return place;
  return null;
}
