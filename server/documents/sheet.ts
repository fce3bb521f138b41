import type { Language } from '../../contract/texts/language.ts';
import type { CompanyFacts } from '../company/index.ts';

type Company = CompanyFacts['company'];

/** Of the company, what head and foot say. */
export interface Letterhead extends Pick<
  Company,
  'brand' | 'legalName' | 'host' | 'mail' | 'phones'
> {
  address: Omit<Company['address'], 'countryCode'>;
  register: Omit<Company['register'], 'taxNumber'>;
  /** Of invoices only. */
  taxNumber?: string;
}

/** What of the company is stored with each document. */
export const letterheadOf = ({
  brand,
  legalName,
  host,
  mail,
  phones,
  address: { street, zipCode, town, country },
  register: { court, number, vatId, directors },
}: Company): Letterhead => ({
  brand,
  legalName,
  host,
  mail,
  phones,
  address: { street, zipCode, town, country },
  register: { court, number, vatId, directors },
});

/** All that a document is drawn of: plain data, which is stored when it is sent, and drawn again years later. */
export interface Document {
  sheet: Sheet;
  /** For its head and foot. */
  company: Letterhead;
  /** In ISO 8601. */
  issuedAt: string;
  /** The XML of an invoice, which goes into its PDF. */
  eInvoice?: string;
}

/** What a document shows, in its order, without how it looks. */
export interface Sheet {
  title: string;
  language: Language;
  /** Lines of the address that it could be sent to; none for a document that names the customer itself. */
  address: string[];
  /** Labels and values beside it, such as number and date. */
  facts: [label: string, value: string][];
  blocks: Block[];
  /** Sets the blocks closer if they would not fit on one page, which then has no number. */
  isOnePage: boolean;
}

export interface PriceRow {
  label: string;
  /** What stands between the label and the amount, in columns of its own. */
  more?: string[];
  amount: string;
}

export interface Column {
  label: string;
  strong: string[];
  lines: string[];
}

/** A null value is a line to write on, and `hint` stands below it. */
export interface DetailRow {
  label: string;
  value: string | null;
  hint?: string;
}

/** A part of running text; headings are below those of the sheet. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] };

export type Block =
  | TextBlock
  | { kind: 'lead'; text: string }
  | { kind: 'notice'; text: string }
  | { kind: 'link'; text: string; url: string }
  /** Side by side. */
  | { kind: 'columns'; columns: [Column, Column] }
  | {
      kind: 'prices';
      /** Of the label, of what stands between, and of the amount. */
      heads: [string, ...string[]];
      rows: PriceRow[];
      total: PriceRow;
      notes: PriceRow[];
    }
  | { kind: 'details'; rows: DetailRow[] }
  /** Details beside a code for cameras: a row of ones and zeros for each of its rows. */
  | { kind: 'code'; rows: DetailRow[]; modules: string[]; caption: string; alt: string }
  /** Small and in two columns, in a language of its own. A stored document has their hash alone: many share their text. */
  | { kind: 'terms'; language: Language; hash: string; blocks: TextBlock[] }
  | { kind: 'signatures'; labels: [string, string][] }
  /** JPEGs, each with what it shows. */
  | { kind: 'photos'; photos: { bytes: Uint8Array; caption: string }[] }
  /** Drawn on a screen: `strokes` is the data of an SVG path within `box`. */
  | {
      kind: 'signature';
      strokes: string;
      box: { width: number; height: number };
      label: string;
      alt: string;
    };
