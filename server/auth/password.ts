import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { concurrencyLimit } from '../load/concurrency-limit.ts';

/** OWASP's parameters for argon2id: 19 MiB (in KiB), 2 passes, 1 lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

// One core stays free for everybody who is not logging in.
const limited = concurrencyLimit('password', {
  running: Math.max(1, availableParallelism() - 1),
  waiting: 200,
});
/** Throws a 503 when too many are waiting for a caller (`siteOf`) to be one more. */
export const checkRoom = (caller: string): void => limited.check(caller);

const derive = promisify(argon2);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');

/**
 * Hashes a password to a PHC string, in whichever form Unicode writes it. Callers (`siteOf`) take turns. Throws a 503 when too
 * many are waiting.
 */
export async function hashPassword(password: string, caller?: string): Promise<string> {
  const message = password.normalize('NFC');
  const nonce = randomBytes(16);
  const work = () => derive('argon2id', { message, nonce, tagLength, ...cost });
  const tag = await limited(work, caller);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/**
 * Whether a password fits a PHC string. With null (no such user) it takes the same time and is false. Callers
 * (`siteOf`) take turns. Throws a 503 when too many are waiting.
 */
export async function verifyPassword(
  password: string,
  hash: string | null,
  caller?: string,
): Promise<boolean> {
  // Older hashes are of the form in which the password came. How many are tried before a failure depends on it alone.
  const forms = new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
  return limited(async () => {
    for (const form of forms) if (await fitsExactly(form, hash)) return true;
    return false;
  }, caller);
}

async function fitsExactly(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? unmatchable) ?? [];
  if (!nonce || !tag) throw new Error('A stored password hash is no PHC string of argon2id');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(actual, expected);
}

/** A random hash that no password has. */
export const unmatchable = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`;
