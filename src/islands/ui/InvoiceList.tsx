import type { ReactNode } from 'react';
import type { InvoiceState as State, ListedInvoice } from '../../../contract/money/invoices.ts';
import { date, price } from '../../lib/texts/format.ts';
import { invoiceTexts } from '../../lib/texts/texts.ts';
import { FileButton } from './FileButton.tsx';
import styles from './InvoiceList.module.css';

interface Props {
  invoices: readonly ListedInvoice[];
  /** Saves its PDF, or its XML file. */
  save: (invoice: ListedInvoice, kind: 'pdf' | 'xml') => Promise<void>;
  /** What else is to be said of one. */
  notes?: (invoice: ListedInvoice) => string[];
  /** What else can be done with one. */
  children?: (invoice: ListedInvoice) => ReactNode;
}

/** A reservation's invoices, oldest first, each with its PDF. */
export const InvoiceList = ({ invoices, save, notes, children }: Props) => (
  <ul role="list" className={styles.invoices}>
    {invoices.map((invoice) => {
      const { id, number, currency, gross } = invoice;
      return (
        <li key={id}>
          <div className={styles.about}>
            <strong className={styles.number}>{number}</strong> <InvoiceState {...invoice} />
            <small>
              {[...aboutInvoice(invoice), ...(notes?.(invoice) ?? [])].map((part) => (
                <span key={part} className={styles.part}>
                  {part}
                </span>
              ))}
            </small>
          </div>
          <span className={styles.amount}>{price(gross, currency)}</span>
          <div className={styles.actions}>
            {(invoice.isElectronic ? (['pdf', 'xml'] as const) : (['pdf'] as const)).map((kind) => (
              <FileButton
                key={kind}
                className="button button--quiet"
                save={() => save(invoice, kind)}
                loading={invoiceTexts().loading}
              >
                {invoiceTexts()[kind]} <span className="visually-hidden">{number}</span>
              </FileButton>
            ))}
            {children?.(invoice)}
          </div>
        </li>
      );
    })}
  </ul>
);

/** What it is and since when, until when what is to be paid, and what it has to do with another one. */
function aboutInvoice(invoice: ListedInvoice): string[] {
  const { title, issuedOn, dueOn, open, gross, currency, ...other } = invoice;
  const texts = invoiceTexts();
  return [
    texts.issuedOn(texts.titles[title], date(issuedOn)),
    other.cancels && texts.cancels(other.cancels),
    other.cancelledBy && texts.cancelledBy(other.cancelledBy),
    open > 0 && texts.dueOn(date(dueOn)),
    open > 0 && open < gross && texts.isOpen(price(open, currency)),
  ].filter((part) => typeof part === 'string');
}

const tones: Record<State, string> = {
  open: 'tone-blue',
  partly: 'tone-blue',
  overdue: 'tone-red',
  paid: 'tone-green',
  cancelled: 'tone-grey',
};

/** Whether an invoice is paid, in words and colour. A cancellation is neither paid nor open. */
export const InvoiceState = ({ kind, state }: Pick<ListedInvoice, 'kind' | 'state'>) =>
  kind !== 'cancellation' && (
    <span className={`badge ${tones[state]}`}>{invoiceTexts().states[state]}</span>
  );
