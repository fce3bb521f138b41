/** The encodings that start with a mark of their own. */
const marks = [
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** The text of a file: UTF-8, UTF-16, or else Windows-1252, which German programs still write. Null if it is no text. */
export function decodeText(bytes: Uint8Array): string | null {
  const text = decode(bytes);
  return /[\u0000-\u0008\u000e-\u001f]/.test(text) ? null : text;
}

function decode(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** In UTF-16 every other byte of Latin letters is zero. */
function unmarkedUtf16([first, second, third, fourth]: Uint8Array): string | null {
  if (first && second === 0 && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null;
}
