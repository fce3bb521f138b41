import { deviceOf } from '../../../contract/users/device-of.ts';
import { loginOptions } from '../../../contract/users/passkeys.ts';
import { ApiError, call } from '../api/api.ts';
import { authTexts, texts } from '../texts/texts.ts';

type Json = Record<string, unknown>;
type Library = typeof import('@simplewebauthn/browser');

/** Has the browser make a passkey. @throws ApiError with a message for the user */
export const makePasskey = (options: Json): Promise<Json> =>
  ask(({ startRegistration }) => startRegistration({ optionsJSON: options as never }));

/** Has a passkey that the user chooses answer the challenge of a log-in. @throws ApiError with a message for the user */
export async function signWithPasskey(): Promise<Json> {
  const { options } = await call(loginOptions, {});
  return ask(({ startAuthentication }) => startAuthentication({ optionsJSON: options as never }));
}

async function ask(work: (library: Library) => Promise<object>): Promise<Json> {
  const library = await import('@simplewebauthn/browser').catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, texts().chunkFailedHint), { cause });
  });
  try {
    return { ...(await work(library)) };
  } catch (error) {
    const { cancelled, known, impossible } = authTexts().passkey;
    const name = error instanceof Error ? error.name : '';
    const message = { NotAllowedError: cancelled, AbortError: cancelled, InvalidStateError: known };
    throw new ApiError(0, message[name as keyof typeof message] ?? impossible);
  }
}

/** How a passkey of this device is called, unless its user says otherwise. */
export function thisDevice(): string {
  const { browser, system } = deviceOf(navigator.userAgent);
  return [browser, system].filter(Boolean).join(', ') || 'Passkey';
}
