import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';

/** Somebody whom the provider knows, by their log-in there. */
export interface Person {
  email: string;
  /** The address in the ID token, null for none, where it alone says whether it is proved; undefined where both answers are alike. */
  signedEmail?: string | null;
  /** Whether the provider has proved the address, or which other claim says so. */
  isProved?: boolean | 'xms_edov';
  firstName: string;
  lastName: string;
  groups: string[];
}

export interface IdentityProvider {
  issuer: string;
  /** Settings of a server whose staff log in here. */
  settings: Record<string, string>;
  /** By their log-in; tests add and change them. */
  people: Map<string, Person>;
  close: () => Promise<void>;
}

const client = { id: 'rental', secret: 'a-secret-of-the-provider' };

/** A real OpenID provider on a port of its own, with a form that asks for the log-in and no password. */
export async function startIdentityProvider(siteUrl: string): Promise<IdentityProvider> {
  const people = new Map<string, Person>();
  const server = createServer();
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const issuer = `http://localhost:${port}`;
  const provider = new Provider(issuer, configurationOf(people, siteUrl));
  provider.use(answerForm(provider));
  const answer = provider.callback();
  server.on('request', (request, response) => void answer(request, response));
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_ROLES: 'Counter=Desk; Accounting=CN=Books,OU=Office; Administrator=IT',
    },
    people,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const configurationOf = (people: Map<string, Person>, siteUrl: string): Configuration => ({
  clients: [
    {
      client_id: client.id,
      client_secret: client.secret,
      redirect_uris: [`${siteUrl}/auth/company`],
    },
  ],
  ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
  pkce: { required: () => true },
  // Both the ID token and the other answer name the address.
  conformIdTokenClaims: false,
  claims: {
    openid: ['sub', 'groups'],
    email: ['email', 'email_verified', 'xms_edov'],
    profile: ['name', 'given_name', 'family_name'],
  },
  cookies: { keys: ['a key of the test’s cookies'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: (use) => {
      const { email, signedEmail, isProved = true, ...person } = people.get(sub)!;
      const isSplit = signedEmail !== undefined;
      const address = isSplit && use === 'id_token' ? signedEmail : email;
      const claim = isProved === 'xms_edov' ? 'xms_edov' : 'email_verified';
      const { firstName, lastName, groups } = person;
      return {
        sub,
        ...(address !== null && { email: address }),
        ...((!isSplit || use === 'id_token') && { [claim]: Boolean(isProved) }),
        given_name: firstName,
        family_name: lastName,
        groups,
      };
    },
  }),
  // Nobody is asked whether the company may know them.
  loadExistingGrant: async (context) => {
    const { client: asking, session, provider } = context.oidc;
    const grant = new provider.Grant({
      clientId: asking!.clientId,
      accountId: session!.accountId!,
    });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});

/** `/interaction/…` asks who logs in; `?login=` is the answer, and `?login=` alone declines. */
const answerForm =
  (provider: Provider) => async (context: KoaContextWithOIDC, next: () => Promise<void>) => {
    if (!context.path.startsWith('/interaction/')) return next();
    const { login } = context.query;
    if (login === undefined) {
      context.type = 'html';
      context.body =
        '<!doctype html><html lang="en"><title>Company</title><main><form><label>Log-in <input name="login"></label><button>Continue</button></form></main>';
      return;
    }
    const result =
      login === ''
        ? { error: 'access_denied', error_description: 'Declined' }
        : { login: { accountId: String(login) } };
    await provider.interactionFinished(context.req, context.res, result);
    context.respond = false;
  };

/**
 * Logs somebody in at the address that a server named, as their browser does.
 * @returns the query of the way back
 */
export async function answerAt(address: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  const { origin } = next;
  while (next.origin === origin) {
    if (next.pathname.startsWith('/interaction/')) next.searchParams.set('login', login);
    const answer = await fetch(next, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
  }
  return next.search.slice(1);
}
