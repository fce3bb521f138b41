import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';
import type { Login } from './administrator.ts';

/**
 * Shows a generated log-in only to the person at the terminal: stdout may end up in a log that others read. Without a
 * terminal (a service, a container) it goes to a file in `folder` that only its owner may read. Returns a line for the log.
 * Throws StartError when neither can be written.
 */
export function showOnce(
  { email, password }: Login,
  folder: string,
  terminal = '/dev/tty',
): string {
  const text = `Administrator: ${email} / ${password}\n`;
  try {
    writeFileSync(terminal, `${text}(this password is shown only once)\n`, { flag: 'r+' });
    return `Administrator: ${email}, whose password is only shown on the terminal.`;
  } catch {
    // No terminal.
  }
  const path = join(folder, 'administrator-password');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path, text, { mode: 0o600 });
    return `Administrator: ${email}, whose password is in ${path}: read it, then delete the file.`;
  } catch {
    throw new StartError(
      `ADMIN_PASSWORD: must be set, because there is no terminal to show a random password on, and ${path} cannot be written.`,
    );
  }
}
