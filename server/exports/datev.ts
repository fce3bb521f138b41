/** A row of the batch. Accounts are numbers of the company's chart, or of a customer, one digit longer. */
export interface Booking {
  /** In whole cents of the batch's currency. Above zero `account` is debited and `contra` credited, below it is the other way round. */
  amount: number;
  account: string;
  contra: string;
  /** The invoice's. */
  number: string;
  text: string;
  /** Of the invoice or payment, `YYYY-MM-DD` as those below, which are empty where there are none. */
  issuedOn: string;
  suppliedOn: string;
  /** In whose period the tax is due. DATEV takes it with the day of the service only, and that with it only. */
  taxedOn: string;
  dueOn: string;
}

export interface Batch {
  /** The accountant's number at DATEV, and the company's there. */
  consultant: number;
  client: number;
  /** When the financial year begins, `YYYY-MM-DD`, and the days that the batch is about. */
  yearFrom: string;
  from: string;
  to: string;
  /** `YYYY-MM-DDTHH:MM:SS.mmm`, by the clock on the wall. */
  writtenAt: string;
  name: string;
  currency: string;
  chart: 'SKR03' | 'SKR04';
  /** Digits of an account that is no customer's. */
  accountLength: number;
}

const pairs = (count: number, name: string, dash: string) =>
  Array.from({ length: count }, (_, index) => [
    `${name} - Art ${index + 1}`,
    `${name}${dash}Inhalt ${index + 1}`,
  ]).flat();

/** The columns of version 13, as DATEV names them. */
const columns = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs'],
  ...['Basis-Umsatz', 'WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)'],
  ...['BU-Schlüssel', 'Belegdatum', 'Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext'],
  ...['Postensperre', 'Diverse Adressnummer', 'Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'],
  ...['Beleglink', ...pairs(8, 'Beleginfo', ' - '), 'KOST1 - Kostenstelle'],
  ...['KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L'],
  ...['Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer'],
  ...['BU 49 Funktionsergänzung', ...pairs(20, 'Zusatzinformation', '- '), 'Stück', 'Gewicht'],
  ...['Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'],
  ...['Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung'],
  ...['Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'],
  ...['Generalumkehr (GU)', 'Steuersatz', 'Land', 'Abrechnungsreferenz', 'BVV-Position'],
  ...['EU-Land u. UStID (Ursprung)', 'EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

/** For good: what is locked can never be mended at DATEV. So nothing is locked. */
const unlocked = '0';

/** Without what a program that shows the file as a table would take for the beginning of a formula. */
const quoted = (text: string, most: number): string =>
  `"${text
    .replaceAll(/\s+/g, ' ')
    .replace(/^[=+\-@ ]+/, '')
    .trim()
    .slice(0, most)
    .replaceAll('"', '""')}"`;
/** Of the texts that name an invoice, DATEV knows these characters. */
const reference = (number: string): string =>
  quoted(number.replaceAll(/[^A-Za-z0-9$&%*+\-/]/g, '-'), 36);
const digits = (day: string): string => day.replaceAll('-', '');
/** `YYYY-MM-DD` as `DDMMYYYY`. */
const reversed = (day: string): string => day.split('-').toReversed().join('');

/** Writes a batch of bookings that DATEV imports, line by line: `EXTF`, format 700, category 21, version 13, in Windows-1252. Throws for what it would refuse. */
export function datevWriter(batch: Batch) {
  const { yearFrom, from, to } = batch;
  const nextYear = `${Number(yearFrom.slice(0, 4)) + 1}${yearFrom.slice(4)}`;
  if (!(yearFrom <= from && from <= to && to < nextYear))
    throw new Error(`${from} to ${to} is not within the financial year from ${yearFrom}`);
  const line = (cells: readonly string[]) => inWindows1252(`${cells.join(';')}\r\n`);
  return {
    head: Buffer.concat([line(headOf(batch)), line(columns)]),
    /** Nothing for a booking of nothing, which it refuses. */
    lineOf(booking: Booking): Uint8Array {
      if (booking.issuedOn < from || booking.issuedOn > to)
        throw new Error(`${booking.number} is not from ${from} to ${to}`);
      return booking.amount === 0 ? new Uint8Array() : line(rowOf(booking, batch));
    },
  };
}

const headOf = (batch: Batch): string[] => [
  ...['"EXTF"', '700', '21', '"Buchungsstapel"', '13'],
  ...[batch.writtenAt.replaceAll(/\D/g, ''), '', '""', '""', '""'],
  ...[String(batch.consultant), String(batch.client), digits(batch.yearFrom)],
  ...[String(batch.accountLength), digits(batch.from), digits(batch.to), quoted(batch.name, 30)],
  // Initials; financial accounting; for every purpose.
  ...['""', '1', '0', unlocked, quoted(batch.currency, 3), '', '""', '', ''],
  ...[quoted(batch.chart.slice(3), 2), '', '', '""', '""'],
];

function rowOf(booking: Booking, { currency, accountLength }: Batch): string[] {
  const { amount, account, contra, number, text, issuedOn, suppliedOn, dueOn, taxedOn } = booking;
  for (const each of [account, contra])
    if (!/^[1-9]\d*$/.test(each) || each.length > accountLength + 1)
      throw new Error(`${number} names no account: ${each}`);
  if ((suppliedOn === '') !== (taxedOn === ''))
    throw new Error(`${number} needs the day of the service and that of its tax`);
  const cells: Record<string, string> = {
    'Umsatz (ohne Soll/Haben-Kz)': Math.abs(amount).toFixed(2).replace('.', ','),
    'Soll/Haben-Kennzeichen': amount > 0 ? '"S"' : '"H"',
    'WKZ Umsatz': quoted(currency, 3),
    Konto: account,
    'Gegenkonto (ohne BU-Schlüssel)': contra,
    // The year is that of the batch.
    Belegdatum: reversed(issuedOn).slice(0, 4),
    'Belegfeld 1': reference(number),
    Buchungstext: quoted(text, 60),
    Festschreibung: unlocked,
    Leistungsdatum: reversed(suppliedOn),
    'Datum Zuord. Steuerperiode': reversed(taxedOn),
    Fälligkeit: reversed(dueOn),
  };
  return columns.map((column) => cells[column] ?? '');
}

const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const byteOf = new Map([...new TextDecoder('windows-1252').decode(bytes)].map((c, at) => [c, at]));

/** Letters with a stroke or without a dot, which are no letter and an accent to Unicode. */
const plainLetters: Record<string, string> = {
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
};

const isLetter = (character: string) => /\p{L}/u.test(character);

/** Letters that it lacks lose their accents, other characters become a question mark: `≠` would begin a formula as `=`. */
const inWindows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.normalize('NFC')].map(
      (character) =>
        byteOf.get(character) ??
        (isLetter(character)
          ? byteOf.get(plainLetters[character] ?? character.normalize('NFD')[0]!)
          : undefined) ??
        byteOf.get('?')!,
    ),
  );
