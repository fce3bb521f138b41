import { useLayoutEffect, useRef } from 'react';
import type { ListedInvoice } from '../../../../contract/money/invoices.ts';
import { sumOf } from '../../../../contract/reservations/lines.ts';
import { saveInvoice } from '../../../lib/rental/save-invoice.ts';
import { date } from '../../../lib/texts/format.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { focusIfLost } from '../../ui/focus.ts';
import { InvoiceList } from '../../ui/InvoiceList.tsx';
import type { ShownStory } from '../counter/story.ts';
import { CancelInvoice } from './CancelInvoice.tsx';
import styles from './Invoices.module.css';
import { IssueInvoice } from './IssueInvoice.tsx';
import { may } from '../../../lib/session/may.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { remind } from './remind.ts';

interface Props extends ShownStory {
  /** Or why they could not be loaded. */
  invoices: readonly ListedInvoice[] | string;
}

/** A reservation's invoices, what can be done with them, and what is on none yet. */
export function Invoices({ invoices, ...shown }: Props) {
  const { title, failed } = invoiceTexts();
  const { counter } = shown.story;
  if (typeof invoices !== 'string') return <Card invoices={invoices} {...shown} />;
  const retry = () => void shown.onChanged(counter);
  return (
    <section tabIndex={-1} className={`card ${styles.invoices}`} aria-label={title}>
      <Failed title={failed} reason={invoices} onRetry={retry} />
    </section>
  );
}

function Card({ invoices, ...shown }: ShownStory & { invoices: readonly ListedInvoice[] }) {
  const { counter, stored } = shown.story;
  const isErased = Boolean(stored.data.customerErased);
  const rest = restOf(counter.amountDue, invoices);
  const canIssue = may('invoices') && !isErased && counter.status !== 'CREATED' && rest !== 0;
  const section = useRef<HTMLElement>(null);
  const last = useRef(invoices);
  // Before others look for the focus: what was pressed is gone with what it changed.
  useLayoutEffect(() => {
    if (last.current !== invoices) focusIfLost(section.current);
    last.current = invoices;
  }, [invoices]);
  if (invoices.length === 0 && !canIssue) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={`card ${styles.invoices}`}
      aria-labelledby="invoices"
    >
      <h2 id="invoices">{invoiceTexts().title}</h2>
      {invoices.length > 0 && (
        <InvoiceList invoices={invoices} save={saveInvoice} notes={notesOf}>
          {(invoice) =>
            may('invoices') &&
            !isErased &&
            invoice.state !== 'cancelled' && (
              <>
                <RemindOfInvoice invoice={invoice} onReminded={() => shown.onChanged(counter)} />
                <CancelInvoice invoice={invoice} {...shown} />
              </>
            )
          }
        </InvoiceList>
      )}
      {canIssue && <IssueInvoice rest={rest} {...shown} />}
    </section>
  );
}

/** What only staff need to know of an invoice. */
function notesOf({ reason, remindedOn }: ListedInvoice): string[] {
  const texts = invoiceTexts();
  return [
    ...(reason ? [texts.because(reason)] : []),
    ...(remindedOn ? [texts.remindedOn(date(remindedOn))] : []),
  ];
}

/** What of an amount is on no invoice that is in force; below zero where they say too much. */
export const restOf = (
  amountDue: number,
  invoices: readonly Pick<ListedInvoice, 'state' | 'gross'>[],
): number =>
  sumOf([
    { amount: amountDue },
    ...invoices
      .filter(({ state }) => state !== 'cancelled')
      .map(({ gross }) => ({ amount: -gross })),
  ]);

interface RemindProps {
  invoice: ListedInvoice;
  onReminded: () => unknown;
}

/** Reminds the customer of what of an invoice is open; nothing where nothing is. */
function RemindOfInvoice({ invoice, onReminded }: RemindProps) {
  if (invoice.open <= 0) return null;
  return (
    <ActionButton
      className="button button--quiet"
      label={invoiceTexts().remind}
      name={invoiceTexts().remindOf(invoice.number)}
      onPress={async () => {
        const said = await remind(invoice);
        await onReminded();
        return said;
      }}
    />
  );
}
