import { useCallback } from 'react';
import { listInvoices } from '../../../contract/money/invoices.ts';
import { call } from '../../lib/api/api.ts';
import { saveInvoice } from '../../lib/rental/save-invoice.ts';
import { useResource } from '../../lib/api/resource.ts';
import { invoiceTexts } from '../../lib/texts/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { InvoiceList } from '../ui/InvoiceList.tsx';
import styles from '../ui/ReservationFiles.module.css';

/** The invoices of an own reservation; nothing where there are none. */
export function Invoices({ reservationId: id }: { reservationId: number }) {
  const load = useCallback(() => call(listInvoices, { params: { id } }), [id]);
  const { resource, retry } = useResource(load);
  const { title, failed } = invoiceTexts();
  if (resource.state === 'failed')
    return <Failed title={failed} reason={resource.message} onRetry={retry} />;
  if (resource.state === 'loading' || resource.data.length === 0) return null;
  return (
    <section className={styles.files} aria-labelledby="invoices">
      <h3 id="invoices">{title}</h3>
      <InvoiceList invoices={resource.data} save={saveInvoice} />
    </section>
  );
}
