import { z } from 'zod';
import type { Services } from '../services.ts';

/** Loaded with the first passkey: most servers have few. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** What browsers send and are asked; the library checks its form. */
export type Json = Record<string, unknown>;

/** Why a passkey was refused, for the log: the library's own messages hold what was sent. */
export type RefusalReason =
  | 'malformed'
  | 'challenge'
  | 'origin'
  | 'relying party'
  | 'user verification'
  | 'counter'
  | 'unknown'
  | 'not its user';

export class Refusal extends Error {
  readonly reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

const marks: [RegExp, RefusalReason][] = [
  [/\borigin\b/, 'origin'],
  [/\bRP ID\b/, 'relying party'],
  [/\b(?:present|verified)\b/, 'user verification'],
  [/\bcounter\b/, 'counter'],
];

const clientData = z.object({ challenge: z.string(), origin: z.string() });
const answer = z.looseObject({
  id: z.string(),
  response: z.looseObject({
    clientDataJSON: z
      .string()
      .transform((text) => JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown)
      .pipe(clientData),
    userHandle: z.string().optional(),
  }),
});

const attested = z.looseObject({ response: z.looseObject({ attestationObject: z.string() }) });

/** What a browser's answer says of itself, before it is checked. Throws a Refusal. */
export function readAnswer(credential: Json) {
  try {
    const { id, response } = answer.parse(credential);
    const { clientDataJSON, userHandle } = response;
    return { credentialId: Buffer.from(id, 'base64url'), userHandle, ...clientDataJSON };
  } catch {
    throw new Refusal('malformed');
  }
}

const userHandleOf = (id: number) => Buffer.from(`${id}`);

/** Whether a passkey's user is this one; what does not say whose it is belongs to whoever has its key. */
export const isHandleOf = (handle: string | undefined, userId: number): boolean =>
  handle === undefined || Buffer.from(handle, 'base64url').equals(userHandleOf(userId));

interface Owner {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

/** What the site's address decides: passkeys work there and nowhere else. */
export function relyingParty({ config, company }: Pick<Services, 'config' | 'company'>) {
  const { siteUrl, corsOrigins, production } = config;
  const id = new URL(siteUrl).hostname;
  const origins = [siteUrl, ...corsOrigins];
  const isLocal = (origin: string) =>
    !production && id === 'localhost' && /^http:\/\/localhost(?::\d+)?$/.test(origin);
  /** A developer's site has other ports. */
  const expected = (origin: string) => ({
    expectedOrigin: isLocal(origin) ? [...origins, origin] : origins,
    expectedRPID: id,
    requireUserVerification: true,
  });
  const toBytes = (challenge: string) => new Uint8Array(Buffer.from(challenge, 'base64url'));

  return {
    /** What a browser is asked to make a passkey with, which knows its user by itself. */
    async optionsToAdd(owner: Owner, challenge: string, known: Buffer[]): Promise<Json> {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpID: id,
        rpName: company()?.company.brand ?? id,
        challenge: toBytes(challenge),
        userID: new Uint8Array(userHandleOf(owner.id)),
        userName: owner.email,
        userDisplayName: `${owner.firstName} ${owner.lastName}`,
        attestationType: 'none',
        // Ed25519, ECDSA and RSA, which devices have today.
        supportedAlgorithmIDs: [-8, -7, -257],
        excludeCredentials: known.map((key) => ({ id: key.toString('base64url') })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return { ...options };
    },

    /** What a browser is asked to log in with, whoever that is. */
    async optionsToLogIn(challenge: string): Promise<Json> {
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: id,
        challenge: toBytes(challenge),
        userVerification: 'required',
      });
      return { ...options };
    },

    /** The key of a new passkey. Throws a Refusal. */
    async verifyNew(credential: Json) {
      const { origin, challenge, credentialId } = readAnswer(credential);
      // https://www.w3.org/TR/webauthn-3/#credential-id
      if (credentialId.length > 1023) throw new Refusal('malformed');
      await refuseCertificates(credential);
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await refusing(() =>
        verifyRegistrationResponse({
          response: credential as unknown as Parameters<
            typeof verifyRegistrationResponse
          >[0]['response'],
          expectedChallenge: challenge,
          ...expected(origin),
        }),
      );
      if (!verified) throw new Refusal('malformed');
      const { publicKey, counter } = registrationInfo.credential;
      return {
        credentialId,
        publicKey: Buffer.from(publicKey),
        counter,
      };
    },

    /** How often the passkey says that it was used. Throws a Refusal. */
    async verify(
      credential: Json,
      {
        credentialId,
        publicKey,
        counter,
      }: { credentialId: Buffer; publicKey: Buffer; counter: number },
    ): Promise<number> {
      const { origin, challenge } = readAnswer(credential);
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await refusing(() =>
        verifyAuthenticationResponse({
          response: credential as unknown as Parameters<
            typeof verifyAuthenticationResponse
          >[0]['response'],
          expectedChallenge: challenge,
          credential: {
            id: credentialId.toString('base64url'),
            publicKey: new Uint8Array(publicKey),
            counter,
          },
          ...expected(origin),
        }),
      );
      if (!verified) throw new Refusal('malformed');
      return authenticationInfo.newCounter;
    },
  };
}

/**
 * None was asked for, and to check one its maker would be asked whether it is revoked. A device may sign with the new key itself,
 * as `packed`.
 */
async function refuseCertificates(credential: Json): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const isWithout = await refusing(() => {
    const { attestationObject } = attested.parse(credential).response;
    const read = decodeAttestationObject(
      new Uint8Array(Buffer.from(attestationObject, 'base64url')),
    );
    const format = read.get('fmt');
    return format === 'none' || (format === 'packed' && !read.get('attStmt').get('x5c'));
  });
  if (!isWithout) throw new Refusal('malformed');
}

async function refusing<Result>(verify: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    throw new Refusal(marks.find(([mark]) => mark.test(text))?.[1] ?? 'malformed');
  }
}
