import {
  invoiceAges,
  invoiceFilters,
  invoiceSorts,
  invoiceStates,
  pageInvoices,
  type ListedInvoice,
} from '../../../../contract/money/invoices.ts';
import { isInOrder } from '../../../../contract/vehicles/days.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { saveInvoice } from '../../../lib/rental/save-invoice.ts';
import { date, price } from '../../../lib/texts/format.ts';
import { adminTexts, invoiceTexts } from '../../../lib/texts/texts.ts';
import { InvoiceState } from '../../ui/InvoiceList.tsx';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import type { Column } from '../../ui/Table.tsx';
import { CustomerFilter } from '../list/CustomerFilter.tsx';
import { FilterField, type FilterProps } from '../list/FilterField.tsx';
import { Filters } from '../list/Filters.tsx';
import { filterNames, parseFilters } from '../list/list-address.ts';
import { ListView } from '../list/ListView.tsx';
import { useMedia } from '../../../lib/page/use-media.ts';
import { MoreFilters } from '../list/MoreFilters.tsx';
import { PeriodFilter } from '../list/PeriodFilter.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { useList, type ListSource } from '../list/use-list.ts';
import stacked from '../list/stacked.module.css';
import styles from './InvoicesScreen.module.css';
import { addressOf } from '../shell/router.ts';
import { PendingInvoices } from './PendingInvoices.tsx';
import { remind } from './remind.ts';

/** Both wait for an answer of the server anyway, and seldom show anything. */
const UnconfirmedSeries = lazyWith(null)(
  () => import('./UnconfirmedSeries.tsx'),
  'UnconfirmedSeries',
);
const OldInvoices = lazyWith(null)(() => import('./OldInvoices.tsx'), 'OldInvoices');

function columns(): Column<ListedInvoice>[] {
  const { list: texts, titles, remindedOn: reminded } = invoiceTexts();
  return [
    {
      title: texts.number,
      area: 'number',
      cell: ({ number, title }) => (
        <>
          <span className={styles.number}>{number}</span>
          {title !== 'invoice' && (
            <>
              {' '}
              <span className={`muted ${styles.below}`}>{titles[title]}</span>
            </>
          )}
        </>
      ),
      sort: 'number',
    },
    { title: texts.customer, area: 'customer', cell: ({ buyer }) => buyer },
    {
      title: texts.day,
      area: 'day',
      isNamed: true,
      cell: ({ issuedOn }) => <span className={styles.number}>{date(issuedOn)}</span>,
      sort: 'issuedOn',
    },
    {
      title: texts.due,
      area: 'due',
      isNamed: true,
      cell: ({ dueOn, state }) =>
        state === 'cancelled' ? '–' : <span className={styles.number}>{date(dueOn)}</span>,
      sort: 'dueOn',
    },
    {
      title: texts.amount,
      area: 'amount',
      cell: ({ gross, currency }) => price(gross, currency),
      sort: 'gross',
      numeric: true,
    },
    {
      title: texts.open,
      area: 'open',
      isNamed: true,
      cell: ({ open, currency }) => (open > 0 ? price(open, currency) : '–'),
      numeric: true,
    },
    {
      title: texts.state,
      area: 'state',
      cell: (invoice) => (
        <>
          {invoice.kind === 'cancellation' ? '–' : <InvoiceState {...invoice} />}{' '}
          {invoice.remindedOn && (
            <span className={`muted ${styles.below}`}>{reminded(date(invoice.remindedOn))}</span>
          )}
        </>
      ),
    },
  ];
}

interface MenuProps {
  invoice: ListedInvoice;
  onReminded: () => void;
}

function Menu({ invoice, onReminded }: MenuProps) {
  const texts = invoiceTexts();
  return (
    <RowMenu
      label={adminTexts().moreActions(invoice.number)}
      items={[
        invoice.open > 0 && {
          label: texts.remind,
          run: async () => {
            const said = await remind(invoice);
            onReminded();
            return said;
          },
        },
        { label: texts.pdf, run: () => saveInvoice(invoice, 'pdf') },
        invoice.isElectronic && { label: texts.xml, run: () => saveInvoice(invoice, 'xml') },
      ]}
    />
  );
}

type Filter = keyof typeof invoiceFilters;

/** All invoices, newest first. */
const source: ListSource<ListedInvoice, (typeof invoiceSorts)[number], Filter> = {
  sorts: invoiceSorts,
  usual: { sort: 'issuedOn', direction: 'DESC' },
  filters: filterNames(invoiceFilters),
  async load({ search, ...query }) {
    const parsed = parseFilters(invoiceFilters, query);
    if (!isInOrder(parsed)) return { content: [], totalElements: 0 };
    return callOurs(pageInvoices, { query: { ...parsed, search } }, invoiceTexts().list.notOffered);
  },
};

/** What is on no invoice yet, and all invoices. */
export function InvoicesScreen() {
  const list = useList(source);
  const isOurs = useIsOurs();
  const { title, list: texts } = invoiceTexts();
  return (
    <>
      <ScreenHeader title={title} />
      <div className="stack">
        {isOurs && <UnconfirmedSeries />}
        {isOurs && <OldInvoices onReleased={list.retry} />}
        {isOurs && <PendingInvoices />}
        <InvoiceFilters filters={list.state.filters} onFilter={list.filter} />
        <ListView
          list={list}
          caption={title}
          columns={columns()}
          menu={(invoice) => <Menu invoice={invoice} onReminded={list.retry} />}
          tableClass={`${stacked.stacked} ${styles.areas}`}
          rowHref={({ reservationId }) => addressOf.reservation(reservationId)}
          empty={texts.none}
        />
      </div>
    </>
  );
}

/** Filters the invoices by words, state, and the days of the issue. */
function InvoiceFilters(props: FilterProps<Filter>) {
  const { userId, age, from, until } = props.filters;
  const { list: texts, states } = invoiceTexts();
  const isWide = useMedia('(width >= 80rem)');
  return (
    <Filters values={props.filters}>
      <SearchField {...props} />
      <FilterField
        {...props}
        name="state"
        label={texts.state}
        none={texts.allStates}
        options={invoiceStates.map((state) => [state, states[state]])}
      />
      <MoreFilters count={[userId, age, from, until].filter(Boolean).length} areFew={isWide}>
        <FilterField
          {...props}
          name="age"
          label={texts.age}
          none={texts.allAges}
          options={invoiceAges.map((age) => [age, texts.ages[age]])}
        />
        <PeriodFilter {...props} />
        <CustomerFilter {...props} />
      </MoreFilters>
    </Filters>
  );
}
