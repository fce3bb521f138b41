import { createHmac } from 'node:crypto';
import type * as Library from 'openid-client';
import { z } from 'zod';
import { pages } from '../../contract/site/pages.ts';
import { toLine } from '../../contract/values/characters.ts';
import { email as address } from '../../contract/values/email.ts';
import { limits } from '../../contract/values/limits.ts';
import type { CompanyLogin } from './settings.ts';

/** Loaded with the first log-in: most servers have none. */
const library = () => import('openid-client');

/** Seconds after which somebody gives their password to the provider anew: a log-in here is a fresh proof. */
const maxAge = 15 * 60;
/** Seconds to wait for the provider. */
const timeLimit = 5;

/** Who the provider says has logged in. */
export interface Identity {
  /** The provider and its name for them. */
  login: string;
  /** Empty unless the provider says that it is theirs. */
  email: string;
  firstName: string;
  lastName: string;
  groups: string[];
}

/** Why the provider's answer was refused, for the log: a code of OAuth or of the library. */
export class NotLoggedIn extends Error {}
/** Why the provider could not be asked, likewise. */
export class ProviderAway extends Error {}

const text = z.string().catch('');
const isYes = (word: unknown): boolean => z.literal([true, 'true', 1, '1']).safeParse(word).success;
/** On one line, and no longer than people can give it here. */
const nameText = z
  .string()
  .transform((name) => toLine(name).slice(0, limits.line).replaceAll('\0', '').toWellFormed())
  .catch('');
const claims = z.looseObject({
  // What nobody could register here finds nobody's account either.
  email: address('auth.email').catch(''),
  email_verified: z.unknown().optional(),
  /** Microsoft Entra's word for it, an optional claim of its ID tokens. */
  xms_edov: z.unknown().optional(),
  given_name: nameText,
  family_name: nameText,
  name: nameText,
});
/** At most 255 ASCII characters (OpenID Connect Core 1.0, section 2); those that control are no name's. */
const subject = /^[ -~]{1,255}$/;
const groupList = z
  .union([z.array(z.string()), z.string().transform((group) => [group])])
  .catch([]);

/** What belongs to a challenge, so that it alone has to be kept. */
const derive = (challenge: string, what: 'state' | 'nonce' | 'verifier') =>
  createHmac('sha256', challenge).update(what).digest('base64url');

/** What the library marks as deprecated so that it stands out: it is for a provider on this machine. */
interface OnLoopback {
  allowInsecureRequests: (configuration: Library.Configuration) => void;
}

/** The company's identity provider, asked by the code flow with PKCE. Each call may throw ProviderAway. */
export function identityProvider(settings: CompanyLogin, siteUrl: string) {
  const { issuer, clientId, clientSecret, scopes, groupsClaim } = settings;
  const back = `${siteUrl}${pages.companyLogin}`;
  let known: Promise<Library.Configuration> | undefined;
  const discover = () =>
    (known ??= discovered().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));

  async function discovered(): Promise<Library.Configuration> {
    const { discovery } = await library();
    const { allowInsecureRequests }: OnLoopback = await library();
    const isLocal = issuer.startsWith('http:');
    return discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeLimit,
      ...(isLocal && { execute: [allowInsecureRequests] }),
    });
  }

  return {
    /** Where somebody logs in, for a challenge that nobody else knows. */
    addressFor: (challenge: string): Promise<string> =>
      asking(async () => {
        const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
        const verifier = derive(challenge, 'verifier');
        return buildAuthorizationUrl(await discover(), {
          redirect_uri: back,
          scope: scopes,
          state: derive(challenge, 'state'),
          nonce: derive(challenge, 'nonce'),
          code_challenge: await calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          max_age: String(maxAge),
        }).href;
      }),

    /** Who has logged in for a challenge; the answer is the query that came back. Throws NotLoggedIn. */
    identityOf: (challenge: string, answer: string): Promise<Identity> =>
      asking(async () => {
        const { authorizationCodeGrant, fetchUserInfo } = await library();
        const configuration = await discover();
        const tokens = await authorizationCodeGrant(
          configuration,
          new URL(`?${new URLSearchParams(answer)}`, back),
          {
            pkceCodeVerifier: derive(challenge, 'verifier'),
            expectedState: derive(challenge, 'state'),
            expectedNonce: derive(challenge, 'nonce'),
            maxAge,
          },
        );
        const signed = tokens.claims()!;
        if (!subject.test(signed.sub)) throw new NotLoggedIn('sub');
        const { userinfo_endpoint } = configuration.serverMetadata();
        const more =
          userinfo_endpoint &&
          (await fetchUserInfo(configuration, tokens.access_token, signed.sub));
        const said = { ...signed, ...more };
        const { email, email_verified, xms_edov, name, given_name, family_name } =
          claims.parse(said);

        // Its word for one address is none for another, which its second answer may name.
        const proves = (source: object) => {
          const word = claims.parse(source);
          return (
            word.email.toLowerCase() === email.toLowerCase() &&
            isYes(word.email_verified ?? word.xms_edov)
          );
        };
        const isProved = isYes(email_verified ?? xms_edov) && [signed, more || {}].some(proves);
        const [first = '', ...others] = name.split(' ');
        return {
          login: `${signed.iss} ${signed.sub}`,
          email: isProved ? email : '',
          firstName: given_name || first,
          lastName: family_name || others.join(' '),
          groups: groupList.parse((said as Record<string, unknown>)[groupsClaim]),
        };
      }),
  };
}

/** What the library's errors have: its own code, or the error that OAuth names. */
const failure = z.looseObject({ code: text, error: text });
/** Codes of a provider that does not work, or not as it is set up here. */
const away = /^OAUTH_(?:TIMEOUT|ABORT|RESPONSE_IS_NOT|PARSE|INVALID_SERVER|MISSING_SERVER|HTTP)/;
/** Errors of OAuth for which nobody who logs in can do anything. */
const broken = ['invalid_client', 'unauthorized_client', 'server_error', 'temporarily_unavailable'];

/** Turns errors of the library into NotLoggedIn or ProviderAway. */
async function asking<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TypeError && error.message === 'fetch failed')
      throw new ProviderAway('unreachable', { cause: error });
    const { code, error: said } = failure.parse(error);
    // Whoever brings the answer may write anything into it.
    const reason = /^[a-z_]{1,40}$/.test(said) || !said ? said || code : 'other';
    if (away.test(code) || broken.includes(said)) throw new ProviderAway(reason, { cause: error });
    if (reason.startsWith('OAUTH_') || said) throw new NotLoggedIn(reason, { cause: error });
    throw error;
  }
}
