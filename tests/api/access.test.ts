import { beforeAll, describe, expect, inject, test } from 'vitest';
import { switchOff } from '../../contract/office/staff.ts';
import { currentUser, type User } from '../../contract/users/users.ts';
import { logout } from '../../contract/users/logout.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import {
  newAdministrator,
  newApiKey,
  newColleague,
  newCustomer,
  tokenOf,
  type Customer,
} from './actors.ts';
import { keyRights, rolesWith, type Right, type Role } from '../../contract/wire/rights.ts';
import { addressOf } from '../support/address.ts';
import { call, send, type Sent } from './call.ts';
import { expectDescribed } from './conform.ts';
import { requests, type Scene } from './requests.ts';
import { callsByName } from '../support/calls.ts';
import { english } from '../support/english.ts';

type Actor =
  | 'anonymous'
  | 'revoked'
  | 'switched off'
  | 'customer'
  | 'other customer'
  | 'counter'
  | 'accounting'
  | 'administrator without fresh proof'
  | 'administrator'
  | 'key without'
  | 'key';
type Answer = 'good' | 400 | 401 | 403 | 404 | 409;

/** Staff, each with their role. */
const colleagues = {
  counter: 'Counter',
  accounting: 'Accounting',
  administrator: 'Administrator',
  'administrator without fresh proof': 'Administrator',
} as const satisfies Partial<Record<Actor, Role>>;

/** Each actor's expected answer. Allowed actors come last, so that the others cannot have changed anything. */
function answersOf({ auth, right, needsProof }: Endpoint): Record<Actor, Answer> {
  const stranger = auth === 'none' ? 'good' : 401;
  const customer = right ? 403 : 'good';
  const forColleague = (role: Role) => (!right || rolesWith(right).includes(role) ? 'good' : 403);
  const answers = {
    anonymous: stranger,
    revoked: stranger,
    'switched off': stranger,
    'other customer': customer,
    customer,
    counter: forColleague('Counter'),
    accounting: forColleague('Accounting'),
    administrator: forColleague('Administrator'),
    'administrator without fresh proof': needsProof === true ? 403 : forColleague('Administrator'),
    'key without': auth === 'none' ? 'good' : 403,
    key: auth === 'none' || (right && keyRights.includes(right)) ? 'good' : 403,
  } as const;
  const isGood = (entry: [string, Answer]) => Number(entry[1] === 'good');
  const inOrder = Object.entries(answers).toSorted((a, b) => isGood(a) - isGood(b));
  return Object.fromEntries(inOrder) as Record<Actor, Answer>;
}

/** It makes no difference who asks. */
const everybody = (answer: Answer): Record<Actor, Answer> => ({
  anonymous: answer,
  revoked: answer,
  'switched off': answer,
  'other customer': answer,
  customer: answer,
  counter: answer,
  accounting: answer,
  administrator: answer,
  'administrator without fresh proof': answer,
  'key without': answer,
  key: answer,
});
/** Without a token from a mail. */
const byLink = everybody(400);
/** Where no provider is set. */
const byCompany = everybody(404);
const ownOnly = {
  'other customer': 404,
  counter: 404,
  accounting: 404,
  administrator: 404,
  'administrator without fresh proof': 404,
} as const;
/** Calls about one customer's own records, or with a link's token. */
const owned: Partial<Record<CallName, Partial<Record<Actor, Answer>>>> = {
  getOwnReservation: ownOnly,
  previewChange: ownOnly,
  changeReservation: ownOnly,
  setOwnDrivers: ownOnly,
  setOwnOrderReference: ownOnly,
  getDocument: { 'other customer': 404 },
  listDocuments: { 'other customer': 404 },
  listInvoices: { 'other customer': 404 },
  getInvoice: { 'other customer': 404 },
  getInvoicePdf: { 'other customer': 404 },
  getInvoiceXml: { 'other customer': 404 },
  getCalendarFile: { 'other customer': 404 },
  listPhotos: { 'other customer': 404, accounting: 404 },
  getPhoto: { 'other customer': 404, accounting: 404 },
  login: { 'switched off': 403 },
  // None was restored.
  confirmSeries: {
    accounting: 409,
    administrator: 409,
    'administrator without fresh proof': 409,
    key: 409,
  },
  // None was sent.
  getSentDocument: { customer: 404, ...ownOnly },
  startCompanyLogin: byCompany,
  loginByCompany: byCompany,
  resetPassword: byLink,
  loginByFirstPasskey: byLink,
  loginByRecoveryCode: byLink,
  checkPasswordLink: byLink,
  confirmEmail: byLink,
  getInvitation: byLink,
  acceptInvitation: byLink,
  acceptAsUser: {
    ...byLink,
    anonymous: 401,
    revoked: 401,
    'switched off': 401,
    key: 403,
    'key without': 403,
  },
  cancelReservation: ownOnly,
  // What an administrator handed over.
  undoCounterStep: { counter: 403, key: 403 },
  // What opens a log-in is for people.
  inviteCustomer: { key: 403 },
};
/** Calls without a log-in whose answers concern one person. */
const personal = new Set<CallName>([
  ...(['login', 'register', 'forgotPassword', 'resetPassword', 'getFeed'] as const),
  ...(['checkPasswordLink', 'confirmEmail', 'getInvitation', 'acceptInvitation'] as const),
  ...(['loginOptions', 'loginByPasskey'] as const),
  ...(['loginByFirstPasskey', 'loginByRecoveryCode'] as const),
  ...(['startCompanyLogin', 'loginByCompany'] as const),
]);
const messages = { 401: english.common.unauthorized, 403: english.common.forbidden };
const stale: Actor = 'administrator without fresh proof';
/** A running server has nobody who logged in long ago. */
const skipped: Actor[] = inject('staleToken') ? [] : [stale];

/** By what each may do: the one right. */
const keys = new Map<Right, string>();
let scene: Scene;
let callers: Record<Actor, Customer | null>;
beforeAll(async () => {
  scene = { admin: await newAdministrator(), customer: await newCustomer() };
  const revoked = await newCustomer();
  const switchedOff = await newColleague('Counter');
  const params = { id: switchedOff.id };
  await call(switchOff, { token: scene.admin.token, params });
  await call(logout, { token: revoked.token });
  callers = {
    anonymous: null,
    revoked,
    'switched off': switchedOff,
    customer: scene.customer,
    'other customer': await newCustomer(),
    counter: await newColleague('Counter'),
    accounting: await newColleague('Accounting'),
    administrator: scene.admin,
    [stale]: await staleAdministrator(),
    'key without': scene.admin,
    key: scene.admin,
  };
  for (const right of keyRights) keys.set(right, await newApiKey(scene.admin.token, [right]));
});

/** Somebody who logged in more than 15 minutes ago. */
async function staleAdministrator(): Promise<Customer | null> {
  const token = inject('staleToken');
  return token ? { ...((await call(currentUser, { token })).body as User), token } : null;
}

/** Calls after which nobody logs in to the account as before. */
const endsAccount = new Set<CallName>(['eraseAccount', 'changePassword']);
/** An actor's token; calls that end it get one of their own, and those that end the account one of a new account. */
async function tokenFor(name: CallName, actor: Actor): Promise<string | undefined> {
  const { right } = callsByName[name];
  // Calls without a right are refused whatever a key may do.
  if (actor === 'key') return keys.get(right ?? 'settings') ?? keys.get('settings');
  if (actor === 'key without')
    return newApiKey(
      scene.admin.token,
      keyRights.filter((other) => other !== right),
    );
  const caller = callers[actor];
  if (!caller || actor === 'revoked' || actor === 'switched off') return caller?.token;
  if (name === 'logout' || name === 'prove') return tokenOf(caller.email);
  if (!endsAccount.has(name)) return caller.token;
  const role = colleagues[actor as keyof typeof colleagues];
  return (await (role ? newColleague(role) : newCustomer())).token;
}

async function attempt(endpoint: Endpoint, sent: Sent) {
  const { status, headers, text } = await send(endpoint.method, addressOf(endpoint, sent), sent);
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const body = isJson ? (JSON.parse(text) as { message?: string }) : null;
  if (isJson) expectDescribed(endpoint, status, body);
  return { status, message: body?.message, stored: headers.get('cache-control') };
}

describe.each(Object.entries(callsByName) as [CallName, Endpoint][])('%s', (name, endpoint) => {
  const expected = { ...answersOf(endpoint), ...owned[name] };
  const isPersonal = endpoint.auth !== 'none' || personal.has(name);
  let shared: Sent;
  beforeAll(async () => {
    if (endpoint.right) shared = await requests[name](scene, scene.admin);
  });

  const actors = Object.entries(expected) as [Actor, Answer][];
  test.each(actors.filter(([actor]) => !skipped.includes(actor)))(
    '%s: %s',
    async (actor, answer) => {
      const caller = callers[actor] ?? scene.customer;
      // What is allowed is done once with each record.
      const isShared = endpoint.right && answer !== 'good';
      const request = isShared ? shared : await requests[name](scene, caller);
      const token = await tokenFor(name, actor);
      const { status, message, stored } = await attempt(endpoint, { ...request, token });
      expect(status, message).toBe(answer === 'good' ? endpoint.status : answer);
      const isStale = actor === stale && endpoint.needsProof === true;
      const refusal = isStale ? english.auth.proofNeeded : english.auth.switchedOff;
      if (answer === 401 || answer === 403)
        expect(message).toBe(isStale || name === 'login' ? refusal : messages[answer]);
      // Personal answers are never cached.
      expect(stored === 'no-store').toBe(isPersonal);
    },
  );

  test('an API key with any other right: as without', async () => {
    if (endpoint.auth === 'none') return;
    const request = endpoint.right ? shared : await requests[name](scene, scene.customer);
    const others = [...keys].filter(([right]) => right !== endpoint.right);
    const answers = others.map(async ([right, token]) => {
      const { status } = await attempt(endpoint, { ...request, token });
      return [right, status];
    });
    expect(await Promise.all(answers)).toEqual(others.map(([right]) => [right, 403]));
  });
});
