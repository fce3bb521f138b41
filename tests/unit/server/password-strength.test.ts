import { describe, expect, test } from 'vitest';
import type { CompanyFacts } from '../../../server/company/index.ts';
import { newPassword } from '../../../contract/users/new-password.ts';
import { newPasswordRules } from '../../../contract/users/password-rules.ts';
import { personalWords } from '../../../contract/users/password-score.ts';
import { passwordFault } from '../../../server/auth/password-strength.ts';
import { demoLogins } from '../../../server/demo/logins.ts';

const owner = {
  companyName: 'Kabelbau Nord KG',
  firstName: 'Anna-Lena',
  lastName: 'Hohenzollern',
  email: 'muffe.spleiss@example.com',
};

const company = {
  brand: 'Musternetz',
  legalName: 'Musternetz Infrastruktur GmbH',
  host: 'www.musternetz.example',
  address: { town: 'Musterstadt' },
};
const facts = { company } as CompanyFacts;

describe('a password', () => {
  test.each(['P@ssw0rd', 'pA$$w0rd', '1qaz@WSX'])('is common, in any case: %s', (password) =>
    expect(passwordFault(password, {})).toBe('auth.tooCommon'),
  );

  test.each([
    'Password1!',
    'Passw0rd!',
    'Welcome1!',
    'Admin123!',
    'P@ssword123!',
    'Qwerty123!',
    'Letmein1!',
    'Abcdefg1!',
    'Aa1!Aa1!',
    'Caravan1!',
    'Hallo123!',
  ])('keeps the rules and is easy to guess: %s', (password) => {
    expect(newPassword('auth.password').safeParse(password).success).toBe(true);
    expect(passwordFault(password, {})).toBe('auth.tooWeak');
  });

  test.each([
    ...['Passwort1!', 'Willkommen1!', 'Qwertz123!', 'Geheim123!', 'Schatz123!', 'Fussball1!'],
    ...['1Qay2wsx#', 'Yaq12wsx!', 'MeinPasswort1!', 'Mustermann1!', 'Bagger123!'],
    ...['Deutschland1!', 'Berlin2026!', 'Sommer2026!', 'Sommer2024!', 'Fuhrpark1!', 'Aa1!aaaa'],
    'Passwort1!Passwort1!',
    ...['Fuhrpark2026!', 'Musternetz1!', 'Musternetz2026!', 'Musterstadt2026#', 'Hallo2026!!'],
    ...['!Passwort1', 'P@sswort2026!', '$oMmer2026!', 'Fußball!1', 'Muenchen_1972!', 'Ber1in#2026'],
    ...[
      'Asdfghjkl1!',
      'Yxcvbnm123!',
      'Poiuztrewq1!',
      'BerlinBerlin1!',
      'Summer2026!',
      '2026!Sommer',
    ],
    ...['München2026!'.normalize('NFD'), 'Ichliebedich1!', 'Mercedes#123', 'Dortmund09!'],
  ])('is what people in Germany try first: %s', (password) => {
    expect(newPassword('auth.password').safeParse(password).success).toBe(true);
    expect(passwordFault(password, {}, facts)).not.toBeNull();
  });

  test.each(['Hohenzollern1!', 'Spleiss1!', 'Anna-Lena1!', 'Hohenzollern2026!', 'Kabelbau#2026'])(
    'is made of the own name or address: %s',
    (password) => expect(passwordFault(password, owner)).toBe('auth.tooWeak'),
  );

  test('is not weak because of another user’s name', () => {
    expect(passwordFault('Hohenzollern1!', {})).toBeNull();
  });

  test.each([
    demoLogins.administrator.password,
    demoLogins.customer.password,
    demoLogins.counter.password,
    demoLogins.accounting.password,
    'Geheim-Wort-1!',
    'Glasfaser-12!',
    'hyxgeq-4ruzdu-Fyxnan1!',
    'Muffenkabel-77!',
    'Äpfel-Bäume-77!',
    'Sommer83920174!',
    'Pferd Batterie Heftklammer 7!',
    'Kartoffel&Zeppelin4',
    'Xk7!pq2#Lm',
    'aB3$eF6&hI9',
    'constructor-__proto__-1A!',
    `Aa1!${'hasOwnProperty'.repeat(8)}`,
  ])('is strong enough: %s', (password) =>
    expect(passwordFault(password, owner, facts)).toBeNull(),
  );
});

test('own words are names and addresses, in whole and in part', () => {
  expect(
    personalWords({ firstName: 'Anna-Lena', lastName: 'Xu', email: 'al.xu@example.com' }),
  ).toEqual(['Anna-Lena', 'al.xu@example.com', 'Anna', 'Lena', 'example', 'com']);
});

test('password managers are told the rules that hold', () => {
  const [, special = ''] = /required: \[(.+)\]/.exec(newPasswordRules) ?? [];
  const visible = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at));
  const accepted = visible.filter(
    (sign) => newPassword('auth.password').safeParse(`Aa1bcdef${sign}`).success,
  );
  expect(accepted.toSorted()).toEqual([...special].toSorted());
  for (const rule of ['minlength: 8', 'maxlength: 128', 'required: lower', 'required: upper'])
    expect(newPasswordRules).toContain(`${rule};`);
});
