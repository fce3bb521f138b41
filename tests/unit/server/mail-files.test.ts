import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newTransport } from '../../../server/mail/transport.ts';

let dataDir: string;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'mail-files-'))));
afterEach(() => rm(dataDir, { recursive: true }));

async function write(name: string): Promise<void> {
  const mail = { to: 'b@example.com', text: 'Hallo', messageId: `<${name}>` };
  const transport = newTransport({ way: { to: 'files' } }, dataDir)!;
  await transport.send(mail, AbortSignal.timeout(60_000));
}

test('mails that were written as files go after 30 days', async () => {
  for (const name of ['old', 'recent']) await write(name);
  const files = join(dataDir, 'mails');
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);
  await utimes(join(files, 'old.eml'), days(31), days(31));
  await utimes(join(files, 'recent.eml'), days(29), days(29));
  // A server that starts anew.
  await write('new');
  expect((await readdir(files)).toSorted()).toEqual(['new.eml', 'recent.eml']);
});
