import { createElement as h, Fragment, type CSSProperties, type ReactNode } from 'react';
import { light, fonts } from './look.ts';

const cell: CSSProperties = {
  padding: '10px 0',
  borderTop: `1px solid ${light('line')}`,
  verticalAlign: 'top',
  fontFamily: fonts,
  fontSize: 15,
  lineHeight: '22px',
  textAlign: 'left',
};

/** In the light; `look.ts` says what changes in the dark. */
export const styles = {
  body: { margin: 0, padding: 0, fontFamily: fonts },
  page: { backgroundColor: light('page') },
  /** Breaks words only where they do not fit otherwise: names have up to 200 letters. */
  outer: { padding: '24px 12px', wordBreak: 'break-word' },
  card: { backgroundColor: light('card'), borderRadius: 8 },
  brand: { color: light('ink'), fontSize: 19, fontWeight: 700, letterSpacing: '-0.01em' },
  title: {
    margin: '26px 0 18px',
    color: light('ink'),
    fontWeight: 700,
    fontSize: 27,
    lineHeight: '33px',
    letterSpacing: '-0.015em',
  },
  heading: {
    margin: '28px 0 6px',
    fontSize: 17,
    lineHeight: '24px',
    fontWeight: 700,
    color: light('ink'),
  },
  text: { margin: '0 0 16px', fontSize: 16, lineHeight: '25px', color: light('ink') },
  note: { margin: '0 0 12px', fontSize: 14, lineHeight: '21px', color: light('soft') },
  footer: { margin: '0 0 12px', fontSize: 13, lineHeight: '20px', color: light('soft') },
  button: {
    padding: '14px 26px',
    borderRadius: 6,
    fontSize: 16,
    fontWeight: 700,
    backgroundColor: light('signal'),
    color: light('onSignal'),
  },
  label: {
    ...cell,
    width: '30%',
    paddingRight: 12,
    fontWeight: 400,
    wordBreak: 'normal',
    color: light('soft'),
  },
  value: { ...cell, color: light('ink') },
  under: {
    fontSize: 14,
    fontWeight: 400,
    lineHeight: '21px',
    color: light('soft'),
  },
  list: { margin: '0 0 16px', padding: '0 0 0 20px' },
  quote: {
    margin: '0 0 20px',
    padding: '14px 18px 2px',
    borderLeft: `4px solid ${light('line')}`,
    backgroundColor: light('sunk'),
  },
} satisfies Record<string, CSSProperties>;

/** Parts one after the other. Their order never changes, so they need no keys. */
export const together = (...parts: ReactNode[]): ReactNode => h(Fragment, null, ...parts);

/** Paragraphs of a text, with its line breaks. */
export const paragraphs = (text: string, className: string, style: CSSProperties): ReactNode =>
  together(
    ...text
      .trim()
      .split(/\n{2,}/)
      .map((part) => h('p', { className, style }, inLines(part.split('\n')))),
  );

export const inLines = (lines: ReactNode[]): ReactNode =>
  together(
    ...lines.flatMap((line, index) => [
      index > 0 && h('br'),
      typeof line === 'string' ? unbroken(line) : line,
    ]),
  );

/** A text whose reservation numbers stay in one line. */
export const unbroken = (text: string): ReactNode =>
  together(
    ...text
      .split(/(R-\d+)/)
      .map((part, index) =>
        index % 2 === 1 ? h('span', { style: { whiteSpace: 'nowrap' } }, part) : part,
      ),
  );

export const link = (href: string, label: string, style: CSSProperties = {}): ReactNode =>
  h('a', { className: 'link', href, style: { color: light('petrol'), ...style } }, label);

/** A table of facts, which programs read out as one; all others are only layout. */
export const dataTable = (title: string, rows: ReactNode[]): ReactNode =>
  h(
    'table',
    {
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      'aria-label': title,
      style: { borderCollapse: 'collapse', marginBottom: 20 },
    },
    h('tbody', null, ...rows),
  );
