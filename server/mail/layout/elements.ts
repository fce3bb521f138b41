import { createElement as h, Fragment, type CSSProperties, type ReactNode } from 'react';
import { light } from './look.ts';

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
      ...{ width: '100%', cellPadding: 0, cellSpacing: 0, border: 0 },
      'aria-label': title,
      style: { borderCollapse: 'collapse', marginBottom: 20 },
    },
    h('tbody', null, ...rows),
  );
