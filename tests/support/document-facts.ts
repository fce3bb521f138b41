import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '../../contract/texts/language.ts';
import { companyFacts } from '../../server/company/index.ts';
import { config } from '../../server/config.ts';
import type { DocumentFacts, DocumentSettings } from '../../server/documents/facts.ts';
import type { Document, Sheet } from '../../server/documents/sheet.ts';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What documents say in tests. */
export const documentFacts = (changed: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id: 123,
  vehicleId: 3,
  isCancelled: false,
  returnedAt: null,
  pickUpTime: new Date('2027-03-26T09:00:00Z'),
  dropOffTime: new Date('2027-03-29T15:30:00Z'),
  pickUpLocation: 'Bauhof Nord',
  dropOffLocation: 'Hamburg',
  totalPrice: 346.5,
  currency: 'EUR',
  vatPercent: 19,
  pricePerHour: 12.5,
  pricePerDay: 99,
  pricePerWeek: null,
  deposit: 300,
  includedKmPerDay: 200,
  pricePerExtraKm: 0.25,
  customer: {
    companyName: null,
    name: 'Grażyna Şahinoğlu-Brzęczyszczykiewicz',
    address: 'Musterstraße 1',
    zipCode: '12345',
    city: 'Musterstadt',
    country: null,
  },
  drivers: [],
  vatId: null,
  vehicle: {
    model: 'Volkswagen Crafter',
    licencePlate: null,
    category: 'van',
    fuelType: 'Diesel',
    seats: 3,
    licenceClass: 'B',
    minimumAge: 21,
  },
  lines: [
    ...[[3, 'day', 99] as const, [5, 'hour', 12.5] as const].map(([quantity, unit, unitPrice]) => ({
      kind: 'rental',
      unit,
      quantity,
      unitPrice,
      amount: quantity * unitPrice,
      vatPercent: 19,
      text: null,
    })),
    {
      kind: 'adjustment',
      unit: 'piece',
      quantity: 1,
      unitPrice: -13,
      amount: -13,
      vatPercent: 19,
      text: 'Stammkunde',
    },
  ],
  amountDue: 346.5,
  deadline: new Date('2027-03-25T09:00:00Z'),
  termsHash: 'a'.repeat(64),
  terms: {
    hash: 'a'.repeat(64),
    validFrom: '2026-11-23',
    text: readFileSync(file('../../src/content/legal/rental-contract-2026-11-23.md'), 'utf8')
      .split('---\n')
      .slice(2)
      .join(''),
    translation: null,
  },
  ...changed,
});

export const documentSettings = (language: Language): DocumentSettings => ({
  company: companyFacts(file('../api/site'))()!,
  siteUrl: 'https://rental.example',
  language,
  config: config({}),
  issuedAt: new Date('2027-03-01T10:00:00Z'),
  isForStaff: false,
});

export const documentOf = (sheet: Sheet, { company, issuedAt }: DocumentSettings): Document => ({
  sheet,
  company: company.company,
  issuedAt: issuedAt.toISOString(),
});
