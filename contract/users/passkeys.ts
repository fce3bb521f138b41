import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { byId, line, writeAnswer } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { asLogin, device } from './auth.ts';

/** What a browser is asked, or answers, in the JSON of WebAuthn. */
export const webAuthn = z.record(z.string(), z.unknown(), { error: key('passkeys.credential') });

/** A key on a device, or in a password manager, that logs its user in without a password. */
export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  /** Wall-clock times at the company's place; null until it is used. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.output<typeof passkey>;

export const passkeyName = z.object({ name: line('passkeys.name', limits.passkeyName) });

export const listPasskeys = getEndpoint({
  path: '/passkeys',
  auth: 'user',
  summary: 'Your passkeys, and how many recovery codes are left',
  answer: z.object({
    passkeys: z.array(passkey),
    /** Null for who needs none, as their password is enough. */
    recoveryCodes: z.number().nullable(),
  }),
});

const options = z.object({ options: webAuthn });

export const passkeyOptions = postEndpoint({
  path: '/passkeys/options',
  auth: 'user',
  needsProof: true,
  summary:
    'What a browser is asked to make a passkey with; to be answered once, within five minutes',
  also: [429],
  answer: options,
});

export const createPasskey = postEndpoint({
  path: '/passkeys',
  auth: 'user',
  needsProof: true,
  status: 201,
  summary: 'Add a passkey that a browser has made',
  also: [409],
  body: passkeyName.extend({ credential: webAuthn }),
});

export const deletePasskey = deleteEndpoint({
  path: '/passkeys/:id',
  auth: 'user',
  needsProof: true,
  summary: 'Remove one of your passkeys: it logs nobody in any more',
  params: byId,
});

export const createRecoveryCodes = postEndpoint({
  path: '/recovery-codes',
  auth: 'user',
  needsProof: true,
  status: 201,
  summary:
    'Get ten new recovery codes, each for one log-in without a passkey; former ones stop working',
  also: [429],
  answer: writeAnswer.extend({ codes: z.array(z.string()) }),
});

export const loginOptions = postEndpoint({
  path: '/login/passkey/options',
  auth: 'none',
  isPrivate: true,
  summary:
    'What a browser is asked to log in with a passkey; to be answered once, within five minutes',
  also: [429],
  answer: options,
});

export const loginByPasskey = postEndpoint({
  path: '/login/passkey',
  ...asLogin,
  summary: 'Log in with a passkey, which counts as both factors',
  body: z.object({ credential: webAuthn, device }),
});

/** What the 401 `second_factor_needed` of a log-in adds. */
export const secondFactor = z.object({
  /** To be sent with a recovery code, within ten minutes. */
  challenge: z.string(),
  /** What a browser is asked to make the first passkey with; null for who has one. */
  options: webAuthn.nullable(),
});
export type SecondFactor = z.output<typeof secondFactor>;

export const loginByFirstPasskey = postEndpoint({
  path: '/login/first-passkey',
  ...asLogin,
  summary: 'Log in by adding the first passkey, after a password that needs a second factor',
  body: passkeyName.extend({ credential: webAuthn, device }),
});

export const loginByRecoveryCode = postEndpoint({
  path: '/login/recovery-code',
  ...asLogin,
  summary: 'Log in with a recovery code, after a password that needs a second factor',
  also: [401, 403, 429],
  body: z.object({
    challenge: z.string({ error: key('passkeys.expired') }),
    code: line('passkeys.code', limits.recoveryCode),
    device,
  }),
});
