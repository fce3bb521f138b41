import type { z } from 'zod';
import { login, type credentials } from '../../../contract/users/auth.ts';
import {
  loginByFirstPasskey,
  loginByPasskey,
  loginByRecoveryCode,
  secondFactor,
  type SecondFactor,
} from '../../../contract/users/passkeys.ts';
import { loginByCompany } from '../../../contract/users/company-login.ts';
import { ApiError, call } from '../../lib/api/api.ts';
import { enter } from '../../lib/session/session.ts';
import { makePasskey, signWithPasskey, thisDevice } from '../../lib/session/passkey.ts';
import { canStore } from '../../lib/storage/storage.ts';
import { readDevice } from '../../lib/storage/token.ts';
import { authTexts } from '../../lib/texts/texts.ts';

/** Each way to log in. @throws ApiError if the server refuses, which logs the visitor out, or fails, or if the browser keeps no token. */
export const logIn = (typed: z.input<typeof credentials>) =>
  enterWith((device) => call(login, { body: { ...typed, device } }));

export const logInByPasskey = () =>
  enterWith(async (device) => {
    const credential = await signWithPasskey();
    return call(loginByPasskey, { body: { credential, device } });
  });

/** Makes the first passkey of who has none. */
export const logInByFirstPasskey = (options: NonNullable<SecondFactor['options']>) =>
  enterWith(async (device) => {
    const credential = await makePasskey(options);
    return call(loginByFirstPasskey, { body: { name: thisDevice(), credential, device } });
  });

export const logInByCode = (challenge: string, code: string) =>
  enterWith((device) => call(loginByRecoveryCode, { body: { challenge, code, device } }));

/** Logs staff in with what the company's identity provider answered. */
export const logInByCompany = (challenge: string, answer: string) =>
  enterWith((device) => call(loginByCompany, { body: { challenge, answer, device } }));

async function enterWith(
  request: (device: string | undefined) => Promise<{ token: string }>,
): Promise<void> {
  if (!canStore()) throw new ApiError(0, authTexts().storageBlocked);
  await enter(async () => (await request(readDevice())).token);
}

/** What a password that needs a second factor asks for; null for any other failure. */
export function neededFactor(error: unknown): SecondFactor | null {
  if (!(error instanceof ApiError) || error.details.code !== 'second_factor_needed') return null;
  return secondFactor.safeParse(error.details.secondFactor).data ?? null;
}
