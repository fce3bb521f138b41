import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from '../../../server/start-error.ts';
import { showOnce } from '../../../server/users/show-once.ts';

const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-password-'));
afterAll(() => rmSync(folder, { recursive: true }));
const login = { email: 'chef@example.com', password: 'Geheim-1!' };
const line = 'Administrator: chef@example.com / Geheim-1!\n';

test('a generated password is only shown on the terminal', () => {
  const terminal = join(folder, 'terminal');
  writeFileSync(terminal, '');
  expect(showOnce(login, '/dev/null/data', terminal)).not.toContain(login.password);
  expect(readFileSync(terminal, 'utf8')).toContain(line);
});

test('without a terminal it goes to a file for its owner', () => {
  const data = join(folder, 'data');
  expect(showOnce(login, data, join(folder, 'none'))).not.toContain(login.password);
  const file = join(data, 'administrator-password');
  expect(readFileSync(file, 'utf8')).toBe(line);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('where it cannot be shown, none is generated', () => {
  const show = () => showOnce(login, '/dev/null/data', join(folder, 'none'));
  expect(show).toThrow(StartError);
  expect(show).toThrow(/^ADMIN_PASSWORD: must be set/);
});
