import { useCallback, useState } from 'react';
import { pendingInvoices, type PendingInvoice } from '../../../../contract/money/invoices.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { call } from '../../../lib/api/api.ts';
import { dateTime, price } from '../../../lib/texts/format.ts';
import { adminTexts, invoiceTexts } from '../../../lib/texts/texts.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { addressOf } from '../shell/router.ts';
import { missingSentences } from './MissingData.tsx';

/** Few, above the list of all invoices. */
const size = 5;

function columns(): Column<PendingInvoice>[] {
  const { pending: texts, list } = invoiceTexts();
  return [
    { title: texts.reservation, cell: ({ reservationId }) => reservationNumber(reservationId) },
    { title: list.customer, cell: ({ buyer }) => buyer },
    { title: texts.returned, cell: ({ returnedAt }) => returnedAt && dateTime(returnedAt) },
    {
      title: texts.amount,
      cell: ({ amount, currency }) => price(amount, currency),
      numeric: true,
    },
    { title: texts.next, cell: nextSteps },
  ];
}

/** What stands in an invoice's way. */
function nextSteps({ missing, outdated, ask }: PendingInvoice): string {
  const { pending: texts } = invoiceTexts();
  const steps = [
    ...missingSentences(missing),
    ...(outdated.length > 0 ? [texts.outdated(outdated.join(', '))] : []),
    ...(ask ? [texts[ask]] : []),
  ];
  return steps.join(' ') || texts.issue;
}

/** What was returned and is on no invoice yet, oldest first; nothing where all is. */
export function PendingInvoices() {
  const [page, setPage] = useState(0);
  const load = useCallback(() => call(pendingInvoices, { query: { page, size } }), [page]);
  const { title } = invoiceTexts().pending;
  return (
    <Loaded load={load} failed={adminTexts().failed(title)}>
      {({ content, totalElements }) =>
        totalElements > 0 && (
          <section className="stack" aria-labelledby="pending">
            <h2 id="pending">{adminTexts().counted(title, totalElements)}</h2>
            <Table
              caption={title}
              columns={columns()}
              rows={content}
              rowKey={({ reservationId }) => reservationId}
              rowHref={({ reservationId }) => addressOf.reservation(reservationId)}
              empty=""
            />
            <Pager
              page={page}
              totalPages={Math.ceil(totalElements / size)}
              onPage={setPage}
              of={title}
            />
          </section>
        )
      }
    </Loaded>
  );
}
