import type { Language } from '../../contract/texts/language.ts';

/** What a paper shows, in its order, without how it looks. Plain data: a process of its own draws it. */
export interface Sheet {
  title: string;
  language: Language;
  /** Lines of the address that it could be sent to; none for a paper that names the customer itself. */
  address: string[];
  /** Labels and values beside it, such as number and date. */
  facts: [label: string, value: string][];
  blocks: Block[];
  /** Sets the blocks closer if they would not fit on one page, which then has no number. */
  isOnePage: boolean;
}

export interface PriceRow {
  label: string;
  amount: string;
}

export interface Column {
  label: string;
  strong: string[];
  lines: string[];
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
      heads: [string, string];
      rows: PriceRow[];
      total: PriceRow;
      notes: PriceRow[];
    }
  /** Labels and values; a null value is a line to write on, and `hint` stands below it. */
  | { kind: 'details'; rows: { label: string; value: string | null; hint?: string }[] }
  /** Small and in two columns, in a language of its own. */
  | { kind: 'terms'; language: Language; blocks: TextBlock[] }
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
