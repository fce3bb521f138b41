/** What staff may be allowed to do. Each of their calls names the one that it needs; some of its fields need a further one. */
export const rights = [
  'reservations.read',
  'reservations.write',
  'reservations.delete',
  /** Hands over and takes back, and sees what that recorded: notes, damages, photos, signatures. */
  'counter',
  /** Lowers a price further than the counter may, and waives what was charged. */
  'prices',
  'payments',
  /** Gives money back beyond the deposit, keeps a deposit, and removes what was noted. */
  'refunds',
  'invoices',
  /** What all customers owe and have paid. */
  'ledger',
  'customers.read',
  'customers.write',
  'customers.merge',
  'customers.erase',
  /** Passwords and e-mail addresses of others. */
  'logins',
  'roles',
  'vehicles.read',
  'vehicles.write',
  'vehicles.prices',
  'blocks',
  'messages',
  'mails',
  'history',
  'figures',
  /** Lists and reports as files, which name customers, and what is kept of erased ones. */
  'exports',
  'imports',
  'fines',
  'settings',
  /** API keys of everybody. */
  'keys',
  /** Which other programs are told what happens. */
  'webhooks',
] as const;
export type Right = (typeof rights)[number];

/** What would let a key outgrow its maker, or needs a person: no API key has it. */
const ofPeople: readonly Right[] = [
  ...(['keys', 'webhooks', 'roles', 'logins', 'customers.merge', 'customers.erase'] as const),
];

/** What an API key may be given. */
export const keyRights = rights.filter((right) => !ofPeople.includes(right));

/** The roles of those who work for the company. */
export const staffRoles = ['Counter', 'Accounting', 'Administrator'] as const;
export type StaffRole = (typeof staffRoles)[number];
export const roles = ['Customer', ...staffRoles] as const;
export type Role = (typeof roles)[number];

const rightsOf: Record<Role, readonly Right[]> = {
  Customer: [],
  Counter: [
    ...(['reservations.read', 'reservations.write', 'counter', 'payments'] as const),
    ...(['customers.read', 'customers.write', 'vehicles.read', 'blocks', 'messages'] as const),
  ],
  Accounting: [
    ...(['reservations.read', 'customers.read', 'vehicles.read', 'payments', 'refunds'] as const),
    ...(['invoices', 'ledger', 'figures', 'exports'] as const),
  ],
  Administrator: rights,
};

/** Whether one of these roles has the right. An unknown role, as other hosts may have, has none. */
export const hasRight = (held: readonly string[], right: Right): boolean =>
  roles.some((role) => held.includes(role) && rightsOf[role].includes(right));

/** The roles that have the right. */
export const rolesWith = (right: Right): Role[] =>
  roles.filter((role) => rightsOf[role].includes(right));

/** Whether these roles let somebody work for the company. */
export const isStaffWith = (held: readonly string[]): boolean =>
  staffRoles.some((role) => held.includes(role));

/** Whether these roles give nothing that those do not give. */
export const isWithin = (some: readonly string[], held: readonly string[]): boolean =>
  rights.every((right) => !hasRight(some, right) || hasRight(held, right));
