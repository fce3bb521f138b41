import type { Right } from '../../../contract/wire/rights.ts';
import { programMessages } from '../../../contract/texts/en/program-messages.ts';

const rights: Partial<Record<Right, string>> = {
  'reservations.read': 'Read reservations',
  'reservations.write': 'Make, change and cancel reservations',
  'reservations.delete': 'Delete reservations',
  counter: 'Hand over and take back',
  prices: 'Lower prices by hand, and waive charges',
  payments: 'Note payments',
  refunds: 'Give money back, and keep deposits',
  invoices: 'Read, issue and cancel invoices',
  ledger: 'Read open amounts and all payments',
  'customers.read': 'Read customers',
  'customers.write': 'Add and change customers',
  'vehicles.read': 'Read vehicles',
  'vehicles.write': 'Add and change vehicles',
  'vehicles.prices': 'Change prices of vehicles',
  blocks: 'Plan times out of service',
  messages: 'Read and answer messages',
  mails: 'Read mails, and send them again',
  history: 'Read the history',
  figures: 'Read reports',
  exports: 'Download lists',
  imports: 'Import lists',
  fines: 'Ask who had a vehicle',
  settings: 'Settings and operations',
};

/** The texts of other programs: their keys and what they are told. */
export const programTexts = {
  keys: {
    about:
      'By a key another program does what you allow it, such as bookkeeping. It is shown once. The history names it.',
    notOffered: 'This server has no API keys',
    reference: 'API reference',
    none: 'No keys yet',
    name: 'Name',
    rights: 'Rights',
    allowed: 'What the program may do',
    by: 'Made by',
    lastUsedAt: 'Last used',
    never: 'Never',
    expiresOn: 'Last day',
    noEnd: 'No end',
    expired: 'Expired',
    actions: 'Actions',
    revoke: 'Revoke',
    revokeNamed: (name: string) => `Revoke ${name}`,
    revokeQuestion: (name: string) => `Revoke the key ${name}?`,
    revokeHint: 'The program that uses it is refused at once. This cannot be undone.',
    new: 'New key',
    nameHint: 'Which program uses it. The history names it so.',
    expiresHint: 'Empty: until it is revoked',
    create: 'Make the key',
    made: (name: string) => `The key ${name}`,
    once: 'Copy it now: it is not shown again.',
    groups: {
      rentals: 'Rentals',
      money: 'Money',
      customers: 'Customers',
      vehicles: 'Vehicles',
      office: 'Office',
    },
  },
  rights,
};

export const catalogue = { texts: programTexts, messages: programMessages };
