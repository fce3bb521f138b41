import { paymentMethods } from '../../../../contract/counter/payment-kinds.ts';
import {
  pagePayments,
  paymentFilters,
  paymentSorts,
  type MethodTotal,
  type NotedPayment,
} from '../../../../contract/money/open-amounts.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { isInOrder } from '../../../../contract/vehicles/days.ts';
import { today } from '../../../lib/api/clock.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { listTime, price } from '../../../lib/texts/format.ts';
import { moneyTexts, openAmountTexts } from '../../../lib/texts/texts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { CustomerName } from '../CustomerName.tsx';
import { FilterField } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { filterNames, parseFilters } from '../list/list-address.ts';
import { ListView } from '../list/ListView.tsx';
import stacked from '../list/stacked.module.css';
import styles from './Journal.module.css';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import { addressOf } from '../shell/router.ts';

const isPaidOut = ({ kind }: NotedPayment) => kind === 'refund' || kind === 'deposit_returned';

function columns(): Column<NotedPayment>[] {
  const texts = openAmountTexts();
  const { kinds, methods } = moneyTexts();
  return [
    { title: texts.day, cell: ({ at }) => listTime(at), sort: 'at', area: 'day' },
    { title: texts.kind, cell: ({ kind }) => kinds[kind], area: 'kind' },
    { title: texts.method, cell: ({ method }) => methods[method], area: 'method' },
    {
      title: texts.reservation,
      cell: ({ reservationId }) => reservationNumber(reservationId),
      area: 'reservation',
    },
    { title: texts.customer, cell: CustomerName, area: 'customer' },
    {
      title: texts.amount,
      cell: (row) => price(isPaidOut(row) ? -row.amount : row.amount, row.currency),
      numeric: true,
      area: 'amount',
    },
    { title: texts.receipt, cell: ({ note }) => note || null, area: 'receipt' },
  ];
}

function totalColumns(): Column<MethodTotal>[] {
  const texts = openAmountTexts();
  const amount = (title: string, of: (row: MethodTotal) => number): Column<MethodTotal> => ({
    title,
    cell: (row) => price(of(row), row.currency),
    numeric: true,
  });
  return [
    { title: texts.method, cell: ({ method }) => moneyTexts().methods[method] },
    amount(texts.received, ({ received }) => received),
    amount(texts.paidOut, ({ paidOut }) => -paidOut),
    amount(texts.balance, ({ received, paidOut }) => received - paidOut),
  ];
}

/** What was noted, newest first; without days of its own, that of this month. */
const source: ListSource<NotedPayment, (typeof paymentSorts)[number], keyof typeof paymentFilters> =
  {
    sorts: paymentSorts,
    usual: { sort: 'at', direction: 'DESC' },
    filters: filterNames(paymentFilters),
    defaults: ({ from, until }) => {
      const start = `${today().slice(0, 7)}-01`;
      return until || (from && from !== start) ? {} : { from: start };
    },
    async load(query) {
      const parsed = parseFilters(paymentFilters, query);
      if (!isInOrder(parsed)) return { content: [], totalElements: 0 };
      return callOurs(pagePayments, { query: parsed }, openAmountTexts().notOffered);
    },
  };

/** The journal of payments, and what came in and went out. */
export function Journal() {
  const list = useList(source);
  const texts = openAmountTexts();
  const filter = { filters: list.state.filters, onFilter: list.filter };
  const totals = list.shownPage?.totals ?? [];
  return (
    <section className="stack" aria-labelledby="journal">
      <h2 id="journal">{texts.journal}</h2>
      <Filters values={filter.filters}>
        <PeriodFilter {...filter} />
        <FilterField
          {...filter}
          name="method"
          label={texts.method}
          none={texts.allMethods}
          options={paymentMethods.map((method) => [method, moneyTexts().methods[method]])}
        />
      </Filters>
      {totals.length > 0 && (
        <Table
          caption={texts.totals}
          columns={totalColumns()}
          rows={totals}
          rowKey={({ currency, method }) => `${currency} ${method}`}
          empty=""
        />
      )}
      <ListView
        list={list}
        caption={texts.journal}
        columns={columns()}
        tableClass={`${stacked.cards} ${styles.areas}`}
        rowHref={({ reservationId }) => addressOf.reservation(reservationId)}
        empty={texts.none}
      />
    </section>
  );
}
