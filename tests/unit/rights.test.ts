import { describe, expect, test } from 'vitest';
import {
  hasRight,
  isWithin,
  rights,
  roles,
  rolesWith,
  staffRoles,
} from '../../contract/wire/rights.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { callsByName } from '../support/calls.ts';

describe('rights', () => {
  test('are each needed by a call or a field', () => {
    const needed = new Set(
      Object.values(callsByName).flatMap(({ right, fieldRights }) => [
        right,
        ...Object.values(fieldRights),
      ]),
    );
    expect(rights.filter((right) => !needed.has(right))).toEqual([]);
  });

  test.each(rights)('%s: administrators have it, customers and strangers have not', (right) => {
    expect(rolesWith(right)).toContain('Administrator');
    expect(rolesWith(right)).not.toContain('Customer');
    expect(hasRight(['Customer', 'Administrator'], right)).toBe(true);
    for (const roles of [
      [],
      ['Customer'],
      ['administrator'],
      ['counter'],
      ['Auditor'],
      ['constructor'],
    ])
      expect(hasRight(roles, right)).toBe(false);
  });

  test('give the counter no money of others, and accounting nothing that customers wrote', () => {
    const ofRole = (role: string) => rights.filter((right) => hasRight([role], right));
    expect(ofRole('Counter')).toEqual([
      'reservations.read',
      'reservations.write',
      'counter',
      'payments',
      'customers.read',
      'customers.write',
      'vehicles.read',
      'blocks',
      'messages',
    ]);
    expect(ofRole('Accounting')).toEqual([
      'reservations.read',
      'payments',
      'refunds',
      'invoices',
      'ledger',
      'customers.read',
      'vehicles.read',
      'figures',
      'exports',
    ]);
    expect(staffRoles).toEqual(['Counter', 'Accounting', 'Administrator']);
  });

  test('of who may merge, erase or give roles are all, so that nobody is above them', () => {
    for (const right of ['roles', 'logins', 'customers.merge', 'customers.erase'] as const)
      for (const role of rolesWith(right)) expect(isWithin(roles, [role])).toBe(true);
    expect(isWithin(['Accounting'], ['Counter'])).toBe(false);
    expect(isWithin(['Counter'], ['Counter', 'Customer'])).toBe(true);
  });
});

describe('calls', () => {
  const named = (isMeant: (call: Endpoint) => boolean) =>
    Object.entries(callsByName)
      .flatMap(([name, call]) => (isMeant(call) ? name : []))
      .toSorted();

  test('of everybody who is logged in, without a right: about what is theirs, and the server asks whose it is', () => {
    expect(named(({ auth, right }) => auth === 'user' && !right)).toEqual([
      'acceptAsUser',
      'cancelReservation',
      'changeEmail',
      'changePassword',
      'changeReservation',
      'checkAvailability',
      'createFeed',
      'createPasskey',
      'createRecoveryCodes',
      'createReservation',
      'currentUser',
      'deleteFeed',
      'deletePasskey',
      'endOtherSessions',
      'endSession',
      'eraseAccount',
      'getCalendarFile',
      'getDocument',
      'getInvoice',
      'getInvoicePdf',
      'getInvoiceXml',
      'getOwnData',
      'getOwnReservation',
      'getPhoto',
      'getSentDocument',
      'listDocuments',
      'listFeeds',
      'listInvoices',
      'listOwnReservations',
      'listPasskeys',
      'listPhotos',
      'listSessions',
      'logout',
      'pageOwnInvoices',
      'passkeyOptions',
      'previewChange',
      'prove',
      'resendConfirmation',
      'resendEmailChange',
      'setLanguage',
      'setOwnDrivers',
      'setOwnOrderReference',
      'updateProfile',
      'withdrawEmailChange',
    ]);
  });

  test('that a stolen session must not make need a fresh proof', () => {
    expect(named(({ needsProof }) => needsProof === true)).toEqual([
      'createKey',
      'createPasskey',
      'createRecoveryCodes',
      'createWebhook',
      'deletePasskey',
      'deleteUser',
      'downloadAudit',
      'eraseCustomer',
      'exportReservations',
      'exportUsers',
      'exportVehicles',
      'getCustomerData',
      'inviteColleague',
      'mergeCustomers',
      'passkeyOptions',
      'setMailSentence',
      'switchOff',
      'switchOn',
      'updateWebhook',
    ]);
    expect(callsByName.updateUser.needsProof).toEqual(['roles', 'password', 'email']);
  });
});
