/** What a mail says, for both its text and its HTML part. */
export interface Letter {
  subject: string;
  /** What lists of mails show after the subject. */
  preview: string;
  title: string;
  parts: Part[];
  /** Why one gets this mail. */
  because: 'account' | 'staff' | 'rental' | 'message' | 'inbox';
  /** Whether it ends with whom to ask. */
  invitesQuestions?: boolean;
  /** Whether it begins with a greeting of its own. */
  greets?: boolean;
}

export type Part =
  /** Paragraphs, separated by blank lines. */
  | { kind: 'text'; text: string }
  /** Paragraphs that matter less. */
  | { kind: 'note'; text: string }
  /** A button. What `isShown` is written out as well, for programs that show no button. */
  | { kind: 'action'; label: string; href: string; isShown?: boolean }
  | { kind: 'facts'; title: string; facts: Fact[] }
  | { kind: 'price'; title: string; lines: PriceLine[]; total: PriceLine & Further }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'quote'; title: string; text: string };

/** Lines below the value itself. */
interface Further {
  more?: string[];
  /** What it was, in words; missing where it did not change. */
  before?: string | undefined;
}

export interface Fact extends Further {
  label: string;
  value: string;
  link?: { label: string; href: string } | undefined;
}

export interface PriceLine {
  label: string;
  amount: string;
}

/** Leaves out what is not known. */
export const present = <Item>(...items: (Item | null | undefined | false)[]): Item[] =>
  items.filter((item): item is Item => item !== null && item !== undefined && item !== false);
