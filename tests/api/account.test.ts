import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { currentUser, setLanguage, type User } from '../../contract/users/users.ts';
import { changePassword } from '../../contract/users/account.ts';
import { updateProfile } from '../../contract/users/user-edit.ts';
import { administrator, newCustomer, password, tokenOf } from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

const profile = {
  firstName: 'Max',
  lastName: 'Beispiel',
  phoneNumber: '(555) 555-0142',
  address: 'Beispielweg 3',
  zipCode: '54321',
};

describe('a user’s profile', () => {
  test('changes', async () => {
    const { token, id, email } = await newCustomer();
    const answer = await call(updateProfile, { token, body: { ...profile, email } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: english.users.profileUpdated });
    const me = await call(currentUser, { token });
    expect(me.body).toEqual({
      ...profile,
      latinName: null,
      city: null,
      country: null,
      companyName: null,
      vatId: null,
      leitwegId: null,
      invoiceEmail: null,
      licenceClass: null,
      pendingEmail: null,
      id,
      email,
      builtIn: false,
      emailConfirmed: false,
      roles: ['Customer'],
      language: null,
      erased: false,
    });
  });

  test('has a language, which mails are written in', async () => {
    const { token } = await newCustomer();
    const answer = await call(setLanguage, { token, body: { language: 'de' } });
    expect(answer.body).toEqual({ success: true, message: english.users.languageChosen });
    expect((await call(currentUser, { token })).body).toMatchObject({ language: 'de' });
    for (const language of ['fr', '', null]) {
      const refused = await call(setLanguage, { token, body: { language } as never });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ errors: { language: english.users.language } });
    }
    expect((await call(currentUser, { token })).body).toMatchObject({ language: 'de' });
  });

  test('has a company and its VAT ID, which stay where a call leaves them out', async () => {
    const { token, email } = await newCustomer();
    const change = (fields: object) =>
      call(updateProfile, { token, body: { ...profile, email, ...fields } });
    const stored = async () => {
      const { companyName, vatId } = (await call(currentUser, { token })).body as User;
      return [companyName, vatId];
    };
    for (const vatId of ['DE123456788', 'ATU12345678', 'FR XX 123456789', 'ESX1234567X'])
      expect((await change({ companyName: 'Muster GmbH', vatId })).status).toBe(200);
    expect(await stored()).toEqual(['Muster GmbH', 'ESX1234567X']);
    expect((await change({})).status).toBe(200);
    expect(await stored()).toEqual(['Muster GmbH', 'ESX1234567X']);
    for (const [vatId, code, message] of [
      ['123456788', 'vat_id_format', english.auth.vatId],
      ['DE12345678', 'vat_id_format', english.auth.vatIdForm],
      ['DE123456789', 'vat_id_digits', english.auth.vatIdDigits],
    ]) {
      const refused = await change({ vatId });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({ errors: { vatId: message }, codes: { vatId: code } });
    }
    expect((await change({ vatId: 'de 123 456 788' })).status).toBe(200);
    expect(await stored()).toEqual(['Muster GmbH', 'DE123456788']);
    expect((await change({ companyName: '', vatId: null })).status).toBe(200);
    expect(await stored()).toEqual([null, null]);
  });

  test('ignores fields that only an administrator may change', async () => {
    const { token, id, email } = await newCustomer();
    const body = {
      ...profile,
      email,
      id: 1,
      roles: ['Administrator'],
      builtIn: true,
      password: 'x',
    };
    expect((await call(updateProfile, { token, body })).status).toBe(200);
    const me = await call(currentUser, { token: await tokenOf(email) });
    expect(me.body).toMatchObject({ id, roles: ['Customer'], builtIn: false });
  });

  test('accepts the user’s own address in any case and leaves it unchanged', async () => {
    const { token, email } = await newCustomer();
    const body = { ...profile, email: email.toUpperCase() };
    expect((await call(updateProfile, { token, body })).status).toBe(200);
    expect((await call(currentUser, { token })).body).toMatchObject({ ...profile, email });
  });

  test('refuses another address without revealing whether it exists', async () => {
    const [one, other] = await Promise.all([newCustomer(), newCustomer()]);
    const { token } = one;
    const answers = [];
    for (const email of [other.email, `no.${other.email}`])
      answers.push(await call(updateProfile, { token, body: { ...profile, email } }));
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body).toMatchObject({
        message: english.users.emailFixed,
        errors: { email: english.users.emailFixed },
        code: 'email_not_changed_here',
      });
    }
    expect((await call(currentUser, { token })).body).toMatchObject({
      email: one.email,
      firstName: one.firstName,
    });
  });

  test('of a built-in account cannot be changed', async () => {
    const token = await administrator();
    const answer = await call(updateProfile, {
      token,
      body: { ...profile, email: 'neu@example.com' },
    });
    expect([answer.status, answer.body.message]).toEqual([403, english.users.builtIn]);
  });

  test('reports invalid fields', async () => {
    const { token, email } = await newCustomer();
    const answer = await call(updateProfile, { token, body: { ...profile, email, zipCode: '' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      message: english.auth.zipCode,
      errors: { zipCode: english.auth.zipCode },
    });
  });

  test('is refused without a log-in', async () => {
    expect((await call(currentUser)).status).toBe(401);
    expect((await call(updateProfile, { body: profile })).status).toBe(401);
  });
});

describe('a user’s password', () => {
  const newPassword = 'Neues-Wort-2!';

  test('changes, and the other tokens end', async () => {
    const { token, email } = await newCustomer();
    const other = await tokenOf(email);
    // As existing clients send it.
    const body = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
    const answer = await call(changePassword, { token, body });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: english.users.passwordUpdated });
    expect((await call(currentUser, { token })).status).toBe(200);
    expect((await call(currentUser, { token: other })).status).toBe(401);
    expect(await tokenOf(email)).toBeUndefined();
    expect(await tokenOf(email, newPassword)).toBeTypeOf('string');
  });

  test('changes, and log-ins with the old one meanwhile are logged out', async () => {
    const { token, email } = await newCustomer();
    const change = call(changePassword, { token, body: { oldPassword: password, newPassword } });
    const tokens = [];
    for (let tries = 0; tries < 8; tries += 1) {
      tokens.push(tokenOf(email));
      await sleep(15);
    }
    expect((await change).status).toBe(200);
    for (const old of await Promise.all(tokens))
      expect((await call(currentUser, { token: old })).status).toBe(401);
  });

  test('changes only once under concurrent changes', async () => {
    const { token } = await newCustomer();
    const body = { oldPassword: password, newPassword };
    const answers = await Promise.all([1, 2, 3].map(() => call(changePassword, { token, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test.each([
    ['oldPassword', 'Falsch-Wort-1!', english.users.oldPasswordWrong],
    ['oldPassword', '', english.users.oldPassword],
    ['newPassword', '', english.users.newPassword],
    ['newPassword', 'Kurz-1!', english.auth.tooShort],
    ['newPassword', 'pA$$w0rd', english.auth.tooCommon],
  ])('stays with %s %j', async (field, value, message) => {
    const { token, email } = await newCustomer();
    const body = { oldPassword: password, newPassword, [field]: value };
    const answer = await call(changePassword, { token, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, errors: { [field]: message } });
    expect(await tokenOf(email)).toBeTypeOf('string');
  });

  test('of a built-in account cannot be changed', async () => {
    const { ADMIN_PASSWORD = 'Fuhrpark-Demo-1!' } = process.env;
    const token = await administrator();
    const body = { oldPassword: ADMIN_PASSWORD, newPassword };
    const answer = await call(changePassword, { token, body });
    expect([answer.status, answer.body.message]).toEqual([403, english.users.builtIn]);
  });

  test('is refused without a log-in', async () => {
    expect((await call(changePassword, { body: { oldPassword: 'a', newPassword } })).status).toBe(
      401,
    );
  });
});
