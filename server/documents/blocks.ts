import { taxIn } from '../../contract/money/tax.ts';
import { chargesLoss } from '../../contract/reservations/lines.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { postalLines } from '../../contract/users/postal-address.ts';
import { addressOf, type CompanyFacts } from '../company/index.ts';
import type { DocumentFacts, DocumentSettings } from './facts.ts';
import type { Words } from './in-words.ts';
import type { Block, Column, DetailRow, Sheet } from './sheet.ts';

/** Blocks that both documents have. */

const placeLines = (company: CompanyFacts, place: string): string[] => {
  const address = addressOf(company, place);
  return address === null ? [place] : [place, address];
};

/** Pick-up and drop-off, by the clock on the wall. */
export function periodBlock(facts: DocumentFacts, words: Words, company: CompanyFacts): Block {
  const { texts, moment } = words;
  const column = (label: string, instant: Date, place: string): Column => {
    const { day, time } = moment(instant);
    return { label, strong: [day, time], lines: placeLines(company, place) };
  };
  return {
    kind: 'columns',
    columns: [
      column(texts.pickUp, facts.pickUpTime, facts.pickUpLocation),
      column(texts.dropOff, facts.dropOffTime, facts.dropOffLocation),
    ],
  };
}

/** What is known of the vehicle: `Van · diesel · 3 seats`. Its licence plate stands apart. */
export function vehicleLines({ vehicle }: DocumentFacts, { texts, choice }: Words): string[] {
  const { category, fuelType, seats, licenceClass, minimumAge } = vehicle;
  const kind = [category && choice(category), choice(fuelType), texts.seats(seats)];
  const driver = [
    licenceClass && texts.licence(licenceClass),
    minimumAge !== null && texts.fromAge(minimumAge),
  ];
  return [kind, driver]
    .map((parts) => parts.filter(Boolean).join(' · '))
    .filter((line) => line !== '');
}

/** What is to be paid, line by line, under its heading. */
export function priceBlocks(facts: DocumentFacts, words: Words): Block[] {
  const { texts, money, percent, line } = words;
  const rows = facts.lines.map((each) => ({ label: line(each), amount: money(each.amount) }));
  const prices: Block = {
    kind: 'prices',
    heads: [texts.item, texts.amount],
    rows,
    total: {
      label: facts.isCancelled ? texts.due : texts.total,
      amount: money(facts.amountDue),
    },
    notes: taxIn(facts.amountDue, facts.lines, facts.vatPercent).map(({ vatPercent, tax }) => ({
      label: texts.vatContained(percent(vatPercent)),
      amount: money(tax),
    })),
  };
  return [
    { kind: 'heading', text: texts.price },
    prices,
    ...(chargesLoss(facts.lines, facts.isCancelled)
      ? [{ kind: 'text' as const, text: texts.lines.lowerLoss }]
      : []),
  ];
}

/** Deposit and kilometres, where they were agreed. */
export function conditionsBlock(facts: DocumentFacts, words: Words): Block[] {
  const { texts, money } = words;
  const { deposit, includedKmPerDay, pricePerExtraKm } = facts;
  const rows = [];
  if (deposit)
    rows.push({ label: texts.deposit, value: `${money(deposit)}, ${texts.depositNote}` });
  // One without the other means nothing: then kilometres cost nothing.
  if (includedKmPerDay !== null && pricePerExtraKm !== null)
    rows.push({
      label: texts.kilometres,
      value: texts.kilometresOf(includedKmPerDay, money(pricePerExtraKm)),
    });
  return rows.length > 0 && !facts.isCancelled ? [{ kind: 'details', rows }] : [];
}

/** Who drives, each with the driving licence. Where nobody was named it is `renter`, unless that is a company: then it is filled in. */
export function driverRow(
  { drivers, customer: { companyName } }: DocumentFacts,
  { texts, day }: Words,
  renter: string,
): DetailRow {
  const label = drivers.length > 1 ? texts.drivers : texts.driver;
  if (drivers.length === 0)
    return companyName ? { label, value: null, hint: texts.toFillIn } : { label, value: renter };
  const lines = drivers.map(({ name, licenceClass, licenceSeenOn }) =>
    [
      name,
      licenceClass && texts.licence(licenceClass),
      licenceSeenOn && texts.licenceSeenOn(day(licenceSeenOn)),
    ]
      .filter(Boolean)
      .join(', '),
  );
  return { label, value: lines.join('\n') };
}

/** Number and date, beside the address. */
export const headFacts = (
  { id }: DocumentFacts,
  { texts, date }: Words,
  issuedAt: Date,
): Sheet['facts'] => [
  [texts.number, reservationNumber(id)],
  [texts.date, date(issuedAt)],
];

/** Lines on which both sign. */
export const signaturesBlock = ({ texts }: Words): Block => ({
  kind: 'signatures',
  labels: [
    [texts.place, texts.signLessor],
    [texts.place, texts.signLessee],
  ],
});

/** Name and address of the customer, a line each. */
export const customerLines = (
  { customer }: DocumentFacts,
  { language, company: { company } }: Pick<DocumentSettings, 'language' | 'company'>,
): string[] => postalLines(customer, { language, home: company.address.countryCode });
