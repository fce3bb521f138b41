import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { config, variables } from '../../../server/config.ts';
import { secretSettings } from '../../../server/secret-files.ts';

const of = (env: NodeJS.ProcessEnv, variable: string) =>
  config(env).operatorSettings.find((setting) => setting.variable === variable);

test('each variable of the operator says its value and where it is from', () => {
  expect(of({ PORT: '8080' }, 'PORT')).toMatchObject({ value: '8080', source: 'environment' });
  expect(of({}, 'MAX_RENTAL_DAYS')).toMatchObject({ value: '90', source: 'default' });
  expect(of({ SEED: '' }, 'SEED')).toMatchObject({ value: null, source: 'default' });
  expect(of({}, 'CORS_ORIGINS')).toMatchObject({ value: null, source: 'default' });
  // Administrators decide it, in a form of its own.
  expect(of({}, 'GRACE_MINUTES')).toBeUndefined();
});

test('secrets are never told, wherever they are from', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  writeFileSync(join(folder, 'token'), 'ein-langes-Zeichen+1\n');
  const env = {
    ADMIN_PASSWORD: 'Chef-Wort-1!',
    DATABASE_URL: 'postgres://a:geheim@db/c',
    METRICS_TOKEN_FILE: join(folder, 'token'),
  };
  expect(of(env, 'ADMIN_PASSWORD')).toMatchObject({ value: null, source: 'environment' });
  expect(of(env, 'METRICS_TOKEN')).toMatchObject({ value: null, source: 'file' });
  expect(of(env, 'SMTP_URL')).toMatchObject({ value: null, source: 'default' });
  const told = JSON.stringify(config(env).operatorSettings);
  for (const secret of ['Chef-Wort', 'geheim', 'langes']) expect(told).not.toContain(secret);
  rmSync(folder, { recursive: true });
});

test('what sounds secret is one', () => {
  const named = Object.keys(variables.shape).filter((name) => /PASSWORD|SECRET|TOKEN/.test(name));
  expect(named.length).toBeGreaterThan(1);
  expect(named).toEqual(named.filter((name) => secretSettings.includes(name)));
});
