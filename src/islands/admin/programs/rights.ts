import { keyRights, type Right } from '../../../../contract/wire/rights.ts';
import { programTexts } from '../../../lib/texts/texts.ts';

/** What a key may be given, by subject. What a later server knows besides follows at the end. */
const subjects = {
  rentals: [
    ...(['reservations.read', 'reservations.write', 'reservations.delete'] as const),
    ...(['counter', 'prices'] as const),
  ],
  money: ['payments', 'refunds', 'invoices', 'ledger'],
  customers: ['customers.read', 'customers.write'],
  vehicles: ['vehicles.read', 'vehicles.write', 'vehicles.prices', 'blocks'],
} satisfies Record<string, Right[]>;

type Group = keyof typeof subjects | 'office';

export const rightGroups: [Group, Right[]][] = [
  ...(Object.entries(subjects) as [Group, Right[]][]),
  ['office', keyRights.filter((right) => !Object.values<Right[]>(subjects).flat().includes(right))],
];

export const rightInWords = (right: Right): string => programTexts().rights[right] ?? right;

export const rightsInWords = (given: readonly Right[]): string =>
  given.map(rightInWords).join('; ');
