import { describe, expect, test } from 'vitest';
import { login } from '../../contract/users/auth.ts';
import { logout } from '../../contract/users/logout.ts';
import { register } from '../../contract/users/registration.ts';
import { currentUser } from '../../contract/users/users.ts';
import { form, newCustomer, password, tokenOf } from './actors.ts';
import { call, send } from './call.ts';
import { english } from '../support/english.ts';

describe('register', () => {
  test('creates a customer who can log in', async () => {
    const body = form();
    const answer = await call(register, { body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ success: true, message: english.auth.registered });
    const me = await call(currentUser, { token: await tokenOf(body.email) });
    const { firstName, lastName, email, phoneNumber, address, zipCode } = body;
    expect(me.body).toEqual({
      firstName,
      lastName,
      email,
      phoneNumber,
      address,
      zipCode,
      latinName: null,
      city: null,
      country: null,
      companyName: null,
      vatId: null,
      leitwegId: null,
      invoiceEmail: null,
      licenceClass: null,
      erased: false,
      id: expect.any(Number) as number,
      builtIn: false,
      emailConfirmed: false,
      pendingEmail: null,
      language: null,
      roles: ['Customer'],
    });
  });

  test.each(['(555) 555-0199', '+49 171 2345678', '+4930123456', '+1 555 555 0142'])(
    'keeps the number %s as it is',
    async (phoneNumber) => {
      const body = { ...form(), phoneNumber: ` ${phoneNumber} ` };
      expect((await call(register, { body })).status).toBe(201);
      const me = await call(currentUser, { token: await tokenOf(body.email) });
      expect(me.body.phoneNumber).toBe(phoneNumber);
    },
  );

  test('nobody can make themselves an administrator', async () => {
    const body = { ...form(), roles: ['Administrator'], builtIn: true, id: 1 };
    expect((await call(register, { body })).status).toBe(201);
    const me = await call(currentUser, { token: await tokenOf(body.email) });
    expect(me.body).toMatchObject({ roles: ['Customer'], builtIn: false });
  });

  const { lowercase, uppercase, special, digit, tooShort, tooCommon } = english.auth;
  test.each([
    ['firstName', '', english.auth.firstName],
    ['lastName', ' ', english.auth.lastName],
    ['email', 'erika@', english.auth.email],
    ['phoneNumber', '0555 123', english.auth.phoneNumber],
    ['phoneNumber', '0171 2345678 Büro', english.auth.phoneForm],
    ['phoneNumber', '+1 555 555 01', english.auth.phoneImpossible],
    ['address', '', english.auth.address],
    ['zipCode', '', english.auth.zipCode],
    ['firstName', 'x'.repeat(101), english.common.tooLong({ maximum: 100 })],
    ['firstName', 'a\u0000b', english.common.badCharacters],
    ['lastName', 'a\ud800', english.common.badCharacters],
    ['password', '', english.auth.password],
    ['password', 'Ab1!', tooShort],
    ['password', 'ABCDEFG1!', lowercase],
    ['password', 'abcdefg1!', uppercase],
    ['password', 'Abcdefgh1', special],
    ['password', 'Abcdefgh!', digit],
    ['password', 'P@ssw0rd', tooCommon],
    ['password', 'Password1!', english.auth.tooWeak],
    ['password', 'Mustermann1!', english.auth.tooWeak],
    ['password', 'Sommer2026!', english.auth.tooWeak],
    ['password', 'Musternetz1!', english.auth.tooWeak],
    ['confirmPassword', '', english.auth.confirmPassword],
    ['confirmPassword', 'Anders-Wort-1!', english.auth.passwordsDiffer],
  ])('refuses %s %j', async (field, value, message) => {
    const both = field === 'password' ? { password: value, confirmPassword: value } : {};
    const answer = await call(register, { body: { ...form(), [field]: value, ...both } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });

  test.each([
    ['phoneNumber', '', 'required'],
    ['phoneNumber', '0555 123', 'phone_unfinished'],
    ['phoneNumber', '0171 2345678 Büro', 'phone_format'],
    ['password', '', 'required'],
    ['password', 'Ab1!', 'too_short'],
    ['password', 'ABCDEFG1!', 'no_lowercase'],
    ['password', 'abcdefg1!', 'no_uppercase'],
    ['password', 'Abcdefgh1', 'no_special'],
    ['password', 'Abcdefgh!', 'no_digit'],
    ['password', `Ab1!${'x'.repeat(125)}`, 'too_long'],
    ['password', 'P@ssw0rd', 'password_too_weak'],
  ])('gives %s %j the code %s', async (field, value, code) => {
    const both = field === 'password' ? { password: value, confirmPassword: value } : {};
    const answer = await call(register, { body: { ...form(), [field]: value, ...both } });
    expect(answer.body.code).toBe(code);
    expect(answer.body.codes).toMatchObject({ [field]: code });
  });

  test('names every invalid field in order', async () => {
    const answer = await call(register, { body: { ...form(), firstName: '', zipCode: undefined } });
    expect(answer.body).toEqual({
      status: 400,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
      message: english.auth.firstName,
      requestURI: '/api/register',
      errors: { firstName: english.auth.firstName, zipCode: english.auth.zipCode },
      code: 'required',
      codes: { firstName: 'required', zipCode: 'required' },
    });
  });

  test('an address is taken in any case', async () => {
    const first = form();
    await call(register, { body: first });
    const body = { ...form(), email: first.email.toUpperCase() };
    const answer = await call(register, { body });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toBe(english.auth.emailTaken);
  });

  test('one of two concurrent registrations with one address succeeds', async () => {
    const body = form();
    const answers = await Promise.all([call(register, { body }), call(register, { body })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('login', () => {
  test('returns a token, whatever the case of the address', async () => {
    const { email } = await newCustomer();
    const answer = await call(login, { body: { email: email.toUpperCase(), password } });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) as string });
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const { email } = await newCustomer();
    const wrong = await call(login, { body: { email, password: 'Falsch-Wort-1!' } });
    const unknown = await call(login, { body: { email: `no.${email}`, password } });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.body.message).toBe(english.auth.loginFailed);
    expect({ ...unknown.body, timestamp: '' }).toEqual({ ...wrong.body, timestamp: '' });
  });

  test.each([
    [{}, english.auth.email],
    [{ email: 'nobody', password }, english.auth.email],
    [{ email: 'nobody@example.com' }, english.auth.password],
    [{ email: 'nobody@example.com', password: '' }, english.auth.password],
    [{ email: ['nobody@example.com'], password }, english.auth.email],
    [{ email: 'nobody@example.com', password: { $ne: 1 } }, english.auth.password],
    [{ email: 'nobody@example.com', password: 'a\u0000' }, english.common.badCharacters],
    [[], english.common.badRequest],
    ['null', english.auth.email],
  ])('refuses %j', async (body, message) => {
    const answer = await call(login, { body });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(message);
  });
});

describe('a token', () => {
  test('ends with its log-out, and no other does', async () => {
    const { email, token } = await newCustomer();
    const other = await tokenOf(email);
    const answer = await call(logout, { token });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: english.auth.loggedOut });
    expect((await call(currentUser, { token })).status).toBe(401);
    expect((await call(currentUser, { token: other })).status).toBe(200);
  });

  test.each([
    ['none', {}],
    ['an unknown one', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['what a client sends that has none', { authorization: 'Bearer null' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('is needed: %s', async (_, headers) => {
    const answer = await call(currentUser, { headers });
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe(english.common.unauthorized);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  test('an old client logs out, which announces JSON and sends none', async () => {
    const { token } = await newCustomer();
    const headers = { 'content-type': 'application/json' };
    expect((await send('POST', '/logout', { token, headers })).status).toBe(200);
  });
});
