import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { PassThrough, Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../start-error.ts';

/** Opens a file as often as asked for; what it yields is readable. */
export type OpenFile = (path: string) => Promise<Readable>;

export interface Encryption {
  /** Encrypts what is written and ends `to`. */
  encrypt: (write: (plain: Writable) => Promise<void>, to: Writable) => Promise<void>;
  /** Opens a file that it wrote. */
  open: OpenFile;
}

const ageHeader = 'age-encryption.org/v1\n';

/**
 * Encrypts to public keys of age. So that a file can be checked, it is also encrypted to a key that this process makes and forgets.
 * Throws StartError for a key that is none.
 */
export async function newEncryption(recipients: string[]): Promise<Encryption> {
  const { Encrypter, generateX25519Identity, identityToRecipient } = await import('age-encryption');
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new StartError(`BACKUP_RECIPIENTS: ${recipient} is not a public key of age.`);
    }
  const own = await generateX25519Identity();
  encrypter.addRecipient(await identityToRecipient(own));
  return {
    async encrypt(write, to) {
      const plain = new PassThrough();
      const encrypted = await encrypter.encrypt(toWeb(plain));
      // A full disk is the reason, and a broken stream what follows from it.
      const ends = await Promise.allSettled([pipeline(encrypted, to), write(plain)]);
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
    open: (path) => decrypt(path, [own]),
  };
}

/**
 * Opens a backup, decrypted if it is encrypted, with the private keys in a file as `age-keygen` writes it. Throws StartError when there is no
 * key for it.
 */
export async function openBackup(path: string, keyFile?: string): Promise<Readable> {
  if (!(await isEncrypted(path))) return createReadStream(path);
  if (!keyFile) throw new StartError(`${path} is encrypted. Name the file of its key: --key=file.`);
  const text = await readFile(keyFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${keyFile} cannot be read (${error.code}).`);
  });
  return decrypt(path, text.match(/^AGE-SECRET-KEY-\S+$/gm) ?? []);
}

async function decrypt(path: string, identities: string[]): Promise<Readable> {
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  try {
    for (const identity of identities) decrypter.addIdentity(identity);
  } catch {
    throw new StartError('--key: the file holds no private key of age.');
  }
  const plain = await decrypter.decrypt(toWeb(createReadStream(path))).catch((error: Error) => {
    throw error.message.startsWith('no identity matched')
      ? new StartError(`${path} is encrypted to other keys.`)
      : damaged(path);
  });
  return Readable.from(readPlain(path, plain));
}

async function* readPlain(path: string, plain: AsyncIterable<Uint8Array>) {
  try {
    yield* plain;
  } catch {
    throw damaged(path);
  }
}

const damaged = (path: string) => new StartError(`${path} is damaged or incomplete.`);

/** Whether a file is encrypted; false if it cannot be read. */
export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  const { buffer, bytesRead } = await file
    .read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0)
    .finally(() => file.close());
  return buffer.toString('latin1', 0, bytesRead) === ageHeader;
}

const toWeb = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
