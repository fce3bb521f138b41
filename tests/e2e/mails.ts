import { open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { simpleParser } from 'mailparser';

/** Milliseconds: the server looks for mails once a second, and tests that run at the same time write many. */
const patience = 30_000;

/** The head of each mail, by file. What follows is large where documents are attached. */
const heads = new Map<string, Promise<string>>();

async function readHead(file: string): Promise<string> {
  const mail = await open(file);
  try {
    const { buffer, bytesRead } = await mail.read(Buffer.alloc(2000), 0, 2000, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await mail.close();
  }
}

/** The links to a page in the mails to an address, the newest last. The mail server of the tests writes them as files. */
async function linksTo(email: string, path: string): Promise<string[]> {
  const folder = join(process.env.TEST_DATA_DIR!, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const own = [];
  for (const file of names.map((name) => join(folder, name))) {
    const head = await heads.getOrInsertComputed(file, () => readHead(file));
    if (/^To: .*$/m.exec(head)?.[0].includes(email))
      own.push({ file, writtenAt: (await stat(file)).mtimeMs });
  }
  const link = new RegExp(String.raw`${path}\?token=[\w-]+(&from=[\w%.-]+)?`);
  const links = [];
  for (const { file } of own.toSorted((a, b) => a.writtenAt - b.writtenAt)) {
    const { text = '' } = await simpleParser(await readFile(file));
    links.push(...(link.exec(text)?.slice(0, 1) ?? []));
  }
  return links;
}

/** Opens the newest link in a mail to this address; `count` is the number of such mails by then. */
export async function openLink(page: Page, email: string, path: string, count = 1): Promise<void> {
  await expect
    .poll(async () => (await linksTo(email, path)).length, { timeout: patience })
    .toBeGreaterThanOrEqual(count);
  await page.goto((await linksTo(email, path)).at(-1)!);
}
