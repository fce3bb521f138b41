import { Button } from '@react-email/button';
import { createElement as h, type ReactNode } from 'react';
import type { Part } from '../templates/index.ts';
import { dataTable, inLines, link, paragraphs, together, unbroken, styles } from './elements.ts';

type Of<Kind extends Part['kind']> = Extract<Part, { kind: Kind }>;

export function partOf(part: Part, buttonFails: string): ReactNode {
  switch (part.kind) {
    case 'text':
      return paragraphs(part.text, 'ink', styles.text);
    case 'note':
      return paragraphs(part.text, 'soft', styles.note);
    case 'action':
      return action(part, buttonFails);
    case 'facts':
      return titled(part.title, dataTable(part.title, part.facts.map(factRow)));
    case 'price':
      return price(part);
    case 'list':
      return titled(part.title, list(part.items));
    case 'quote':
      return titled(part.title, quote(part.text));
  }
}

const titled = (title: string, content: ReactNode): ReactNode =>
  together(h('h2', { className: 'ink', style: styles.heading }, title), content);

const action = ({ label, href, isShown }: Of<'action'>, buttonFails: string): ReactNode =>
  together(
    h(
      'div',
      { style: { margin: '24px 0' } },
      h(Button, { href, className: 'button', style: styles.button }, label),
    ),
    isShown &&
      h(
        'p',
        { className: 'soft', style: styles.note },
        inLines([buttonFails, link(href, href, { wordBreak: 'break-all' })]),
      ),
  );

/** Lines under a value, each on its own. */
const under = (...lines: ReactNode[]): ReactNode =>
  together(
    ...lines
      .filter((line) => line !== undefined)
      .map((line) => h('div', { className: 'soft', style: styles.under }, line)),
  );

function factRow({ label, value, before, more = [], link: to }: Of<'facts'>['facts'][number]) {
  const [first, ...rest] = more;
  const where = to ? together(first, ' ', link(to.href, to.label)) : first;
  return h(
    'tr',
    null,
    h('th', { className: 'soft line', scope: 'row', style: styles.label }, label),
    h(
      'td',
      { className: 'ink line', style: styles.value },
      before === undefined ? value : h('strong', null, value),
      under(where, ...rest, before),
    ),
  );
}

const price = ({ title, lines, total }: Of<'price'>): ReactNode =>
  titled(
    title,
    dataTable(title, [
      ...lines.map(({ label, amount }) => amountRow(label, amount, 400)),
      amountRow(total.label, total.amount, 700, under(...(total.more ?? []), total.before)),
    ]),
  );

const amountRow = (
  label: string,
  amount: string,
  fontWeight: number,
  details?: ReactNode,
): ReactNode =>
  h(
    'tr',
    null,
    h(
      'th',
      {
        className: 'ink line',
        scope: 'row',
        style: { ...styles.value, fontWeight, paddingRight: 12 },
      },
      label,
    ),
    h(
      'td',
      {
        className: 'ink line',
        align: 'right',
        style: { ...styles.value, fontWeight, textAlign: 'right', whiteSpace: 'nowrap' },
      },
      amount,
      details,
    ),
  );

const list = (items: string[]): ReactNode =>
  h(
    'ul',
    { style: styles.list },
    ...items.map((item) =>
      h('li', { className: 'ink', style: { ...styles.text, margin: '0 0 4px' } }, unbroken(item)),
    ),
  );

const quote = (text: string): ReactNode =>
  h(
    'blockquote',
    { className: 'sunk line', style: styles.quote },
    paragraphs(text, 'ink', { ...styles.text, margin: '0 0 12px' }),
  );
