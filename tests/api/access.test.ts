import { beforeAll, describe, expect, test } from 'vitest';
import { logout } from '../../contract/users/logout.ts';
import type { CallName } from '../../contract/calls.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { newAdministrator, newColleague, newCustomer, tokenOf, type Customer } from './actors.ts';
import { rolesWith, type Role } from '../../contract/wire/rights.ts';
import { addressOf } from '../support/address.ts';
import { call, send, type Sent } from './call.ts';
import { expectDescribed } from './conform.ts';
import { requests, type Scene } from './requests.ts';
import { callsByName } from '../support/calls.ts';
import { english } from '../support/english.ts';

type Actor =
  | 'anonymous'
  | 'revoked'
  | 'customer'
  | 'other customer'
  | 'counter'
  | 'accounting'
  | 'administrator';
type Answer = 'good' | 400 | 401 | 403 | 404 | 409;

/** Staff, each with their role. */
const colleagues = {
  counter: 'Counter',
  accounting: 'Accounting',
  administrator: 'Administrator',
} as const satisfies Partial<Record<Actor, Role>>;

/** Each actor's expected answer. Allowed actors come last, so that the others cannot have changed anything. */
function answersOf({ auth, right }: Endpoint): Record<Actor, Answer> {
  const stranger = auth === 'none' ? 'good' : 401;
  const customer = right ? 403 : 'good';
  const forColleague = (role: Role) => (!right || rolesWith(right).includes(role) ? 'good' : 403);
  const answers = {
    anonymous: stranger,
    revoked: stranger,
    'other customer': customer,
    customer,
    counter: forColleague('Counter'),
    accounting: forColleague('Accounting'),
    administrator: forColleague('Administrator'),
  } as const;
  const isGood = (entry: [string, Answer]) => Number(entry[1] === 'good');
  const inOrder = Object.entries(answers).toSorted((a, b) => isGood(a) - isGood(b));
  return Object.fromEntries(inOrder) as Record<Actor, Answer>;
}

/** Without a token from a mail it makes no difference who asks. */
const byLink: Record<Actor, Answer> = {
  anonymous: 400,
  revoked: 400,
  'other customer': 400,
  customer: 400,
  counter: 400,
  accounting: 400,
  administrator: 400,
};
const ownOnly = {
  'other customer': 404,
  counter: 404,
  accounting: 404,
  administrator: 404,
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
  // None was restored.
  confirmSeries: { accounting: 409, administrator: 409 },
  // None was sent.
  getSentDocument: { customer: 404, ...ownOnly },
  resetPassword: byLink,
  checkPasswordLink: byLink,
  confirmEmail: byLink,
  cancelReservation: ownOnly,
};
/** Calls without a log-in whose answers concern one person. */
const personal = new Set<CallName>([
  ...(['login', 'register', 'forgotPassword', 'resetPassword', 'getFeed'] as const),
  ...(['checkPasswordLink', 'confirmEmail'] as const),
]);
const messages = { 401: english.common.unauthorized, 403: english.common.forbidden };

let scene: Scene;
let callers: Record<Actor, Customer | null>;
beforeAll(async () => {
  scene = { admin: await newAdministrator(), customer: await newCustomer() };
  const revoked = await newCustomer();
  await call(logout, { token: revoked.token });
  callers = {
    anonymous: null,
    revoked,
    customer: scene.customer,
    'other customer': await newCustomer(),
    counter: await newColleague('Counter'),
    accounting: await newColleague('Accounting'),
    administrator: scene.admin,
  };
});

/** Calls after which nobody logs in to the account as before. */
const endsAccount = new Set<CallName>(['eraseAccount', 'changePassword']);
/** An actor's token; calls that end it get one of their own, and those that end the account one of a new account. */
async function tokenFor(name: CallName, actor: Actor): Promise<string | undefined> {
  const caller = callers[actor];
  if (!caller || actor === 'revoked') return caller?.token;
  if (name === 'logout') return tokenOf(caller.email);
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

  test.each(Object.entries(expected) as [Actor, Answer][])('%s: %s', async (actor, answer) => {
    const caller = callers[actor] ?? scene.customer;
    // What is allowed is done once with each record.
    const isShared = endpoint.right && answer !== 'good';
    const request = isShared ? shared : await requests[name](scene, caller);
    const token = await tokenFor(name, actor);
    const { status, message, stored } = await attempt(endpoint, { ...request, token });
    expect(status, message).toBe(answer === 'good' ? endpoint.status : answer);
    if (answer === 401 || answer === 403) expect(message).toBe(messages[answer]);
    // Personal answers are never cached.
    expect(stored === 'no-store').toBe(isPersonal);
  });
});
