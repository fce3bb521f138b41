import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '../templates/index.ts';
import { partOf } from './parts.ts';
import { inLines, link, together, styles } from './elements.ts';
import { sheet, strands } from './look.ts';

/** A mail as HTML. It refers to nothing outside but what its links lead to. */
export const toHtml = (page: Page): string =>
  `<!doctype html>${renderToStaticMarkup(document(page))}`;

const meta = (name: string, content: string): ReactNode => h('meta', { name, content });

const document = (page: Page): ReactNode =>
  h(
    Html,
    { lang: page.language },
    h(
      Head,
      null,
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('color-scheme', 'light dark'),
      meta('supported-color-schemes', 'light dark'),
      // Phones would make links of dates and addresses.
      meta('format-detection', 'telephone=no, date=no, address=no, email=no, url=no'),
      h('title', null, page.subject),
      h('style', null, sheet),
    ),
    h(
      Body,
      { className: 'page', style: styles.body },
      h(Preview, null, page.preview),
      h(
        Section,
        { className: 'page', style: styles.page },
        h(
          Container,
          { style: { maxWidth: 624 } },
          h(
            'div',
            // Web mail drops the language of the document.
            { className: 'outer', lang: page.language, style: styles.outer },
            card(page),
            footer(page),
          ),
        ),
      ),
    ),
  );

const card = ({ brand, title, greeting, parts, ending, buttonFails }: Page): ReactNode =>
  h(
    Section,
    { className: 'card', style: styles.card },
    h(
      'div',
      { className: 'pad', style: { padding: '28px 36px 24px' } },
      h('div', { className: 'ink', style: styles.brand }, brand),
      strandsOf(),
      h('h1', { className: 'ink', style: styles.title }, title),
      greeting !== null && h('p', { className: 'ink', style: styles.text }, greeting),
      ...parts.map((part) => partOf(part, buttonFails)),
      ending.length > 0 &&
        h('p', { className: 'ink', style: { ...styles.text, marginTop: 24 } }, inLines(ending)),
    ),
  );

/** Fibres of a bundle, each with some air below. */
const strandsOf = (): ReactNode =>
  h(
    'div',
    { 'aria-hidden': true, style: { marginTop: 12 } },
    ...strands.map(([backgroundColor, percent]) =>
      h('div', {
        style: {
          width: `${percent}%`,
          height: 2,
          lineHeight: '2px',
          fontSize: 1,
          backgroundColor,
          marginBottom: 3,
        },
      }),
    ),
  );

const footer = ({ footer: { because, lines, links } }: Page): ReactNode =>
  h(
    'div',
    { className: 'pad', style: { padding: '20px 36px 8px' } },
    h('p', { className: 'soft', style: styles.footer }, because),
    h(
      'p',
      { className: 'soft', style: styles.footer },
      inLines([
        ...lines,
        together(...links.map(({ label, href }) => together(link(href, label), ' \u00a0 '))),
      ]),
    ),
  );
