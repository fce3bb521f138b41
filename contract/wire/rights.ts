/** What staff may be allowed to do. Each of their calls names the one that it needs. */
export const rights = [
  'reservations.read',
  'reservations.write',
  'reservations.delete',
  'counter',
  'payments',
  'customers.read',
  'customers.write',
  'customers.merge',
  'customers.erase',
  'vehicles.read',
  'vehicles.write',
  'vehicles.prices',
  'blocks',
  'messages',
  'mails',
  'history',
  'figures',
  'exports',
  'fines',
  'settings',
] as const;
export type Right = (typeof rights)[number];

export const roles = ['Customer', 'Administrator'] as const;
export type Role = (typeof roles)[number];

const rightsOf: Record<Role, readonly Right[]> = { Customer: [], Administrator: rights };

/** Whether one of these roles has the right. An unknown role, as other hosts may have, has none. */
export const hasRight = (held: readonly string[], right: Right): boolean =>
  roles.some((role) => held.includes(role) && rightsOf[role].includes(right));

/** The roles that have the right. */
export const rolesWith = (right: Right): Role[] =>
  roles.filter((role) => rightsOf[role].includes(right));
