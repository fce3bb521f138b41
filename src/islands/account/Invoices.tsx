import { useCallback, useState } from 'react';
import { listInvoices, pageOwnInvoices } from '../../../contract/money/invoices.ts';
import { reservationNumber } from '../../../contract/reservations/reservation-number.ts';
import { limits } from '../../../contract/values/limits.ts';
import { call } from '../../lib/api/api.ts';
import { saveInvoice } from '../../lib/rental/save-invoice.ts';
import { useResource } from '../../lib/api/resource.ts';
import { invoiceTexts } from '../../lib/texts/texts.ts';
import { Failed } from '../ui/Failed.tsx';
import { InvoiceList } from '../ui/InvoiceList.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Pager } from '../ui/Pager.tsx';
import listStyles from './ReservationList.module.css';
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

/** All invoices of the user, newest first, page by page; nothing where there are none. */
export function OwnInvoices() {
  const [page, setPage] = useState(0);
  const load = useCallback(() => {
    return call(pageOwnInvoices, { query: { page, size: limits.page.screen } });
  }, [page]);
  const { title, failed } = invoiceTexts();
  return (
    <Loaded load={load} failed={failed}>
      {({ content, totalElements }) =>
        totalElements > 0 && (
          <section className={`stack ${listStyles.invoices}`} aria-labelledby="invoices">
            <h2 id="invoices" className={listStyles.title}>
              {title}
            </h2>
            <div className="card">
              <InvoiceList
                invoices={content}
                save={saveInvoice}
                notes={({ reservationId }) => [reservationNumber(reservationId)]}
              />
            </div>
            <Pager
              page={page}
              totalPages={Math.ceil(totalElements / limits.page.screen)}
              onPage={setPage}
              of={title}
            />
          </section>
        )
      }
    </Loaded>
  );
}
