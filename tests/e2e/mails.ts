import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { simpleParser } from 'mailparser';

/** Milliseconds: the server looks for mails once a second, and tests that run at the same time write many. */
const patience = 30_000;

/** The links to a page in the mails to an address, the newest last. The site of the tests writes mails as files. */
async function linksTo(email: string, path: string): Promise<string[]> {
  const folder = join(process.env.TEST_DATA_DIR!, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
      return { text, mtimeMs };
    }),
  );
  const own = mails
    .filter(({ text }) => text.includes(email))
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs);
  const found: string[] = [];
  for (const { text } of own) {
    const mail = await simpleParser(text);
    const recipients = [mail.to ?? []].flat().map((to) => to.text);
    const [link] =
      new RegExp(String.raw`${path}\?token=[\w-]+(&from=[\w%.-]+)?`).exec(mail.text ?? '') ?? [];
    if (link && recipients.join().includes(email)) found.push(link);
  }
  return found;
}

/** Opens the newest link in a mail to this address; `count` is the number of such mails by then. */
export async function openLink(page: Page, email: string, path: string, count = 1): Promise<void> {
  await expect
    .poll(async () => (await linksTo(email, path)).length, { timeout: patience })
    .toBeGreaterThanOrEqual(count);
  await page.goto((await linksTo(email, path)).at(-1)!);
}
