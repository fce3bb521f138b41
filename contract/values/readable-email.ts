import { z } from 'zod';

/** Decodes what follows `xn--` in a domain, as RFC 3492 describes. Throws a RangeError for what is none. */
function decode(code: string): string {
  const at = code.lastIndexOf('-');
  const letters = [...code.slice(0, Math.max(at, 0))];
  let letter = 128;
  let place = 0;
  let bias = 72;
  for (let next = at + 1; next < code.length;) {
    const before = place;
    for (let weight = 1, step = 36; ; step += 36) {
      const digit = (Number.parseInt(code[next++] ?? '', 36) + 26) % 36;
      const least = Math.min(Math.max(step - bias, 1), 26);
      place += digit * weight;
      // Also past the end, where there is no digit.
      if (!(digit >= least)) break;
      weight *= 36 - least;
    }
    const length = letters.length + 1;
    let delta = Math.floor((place - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    letter += Math.floor(place / length);
    place %= length;
    letters.splice(place++, 0, String.fromCodePoint(letter));
  }
  return letters.join('');
}

/** Whether an address could pass for somebody else's: its letters are of another script, or mean others. */
const isDoubtful = (address: string): boolean =>
  /[^ -~\p{Script=Latin}\p{M}]/u.test(address) || address !== address.normalize('NFKC');

/** An address with its domain as people write it. */
export function toReadable(address: string): string {
  try {
    const readable = address.replaceAll(/(?<=[@.])xn--([a-z\d-]+)/gi, (_, code: string) =>
      decode(code.toLowerCase()),
    );
    return isDoubtful(readable) ? address : readable;
  } catch {
    return address;
  }
}

/** An address in an answer. */
export const emailAnswer = z.string().transform(toReadable);
