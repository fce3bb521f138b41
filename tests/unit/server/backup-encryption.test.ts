import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { newEncryption } from '../../../server/backup/encryption.ts';

const encryption = await newEncryption([await identityToRecipient(await generateX25519Identity())]);
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
const writeMuch = (to: Writable) =>
  pipeline(Readable.from(Array.from({ length: 100 }, () => Buffer.alloc(100_000))), to);

test('a disk that fails is the reason that is told', async () => {
  const full = new Writable({
    write: (_chunk, _encoding, done) => done(new Error('no space left')),
  });
  await expect(encryption.encrypt(writeMuch, full)).rejects.toThrow('no space left');
});

test('a database that fails is, too, before and after its first rows', async () => {
  const failing = async function* (rows: number) {
    for (let row = 0; row < rows; row += 1) yield Buffer.alloc(100_000);
    throw new Error('the database is away');
  };
  for (const rows of [0, 50])
    await expect(
      encryption.encrypt((to) => pipeline(Readable.from(failing(rows)), to), nowhere()),
    ).rejects.toThrow('the database is away');
  const refuse = async (to: Writable) => {
    await writeMuch(to);
    throw new Error('nothing was sent');
  };
  await expect(encryption.encrypt(refuse, nowhere())).rejects.toThrow('nothing was sent');
});

test('what is no public key is refused by name', async () => {
  await expect(newEncryption(['age1nonsense'])).rejects.toThrow(
    'BACKUP_RECIPIENTS: age1nonsense is not a public key of age.',
  );
});
