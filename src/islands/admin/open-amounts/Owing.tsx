import type {
  OpenAmounts,
  OpenSumName,
  OwingCustomer,
} from '../../../../contract/money/open-amounts.ts';
import { sumOf } from '../../../../contract/reservations/lines.ts';
import { today } from '../../../lib/api/clock.ts';
import { date, price } from '../../../lib/texts/format.ts';
import { adminTexts, openAmountTexts } from '../../../lib/texts/texts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { CustomerName } from '../CustomerName.tsx';
import stacked from '../list/stacked.module.css';
import { addressOf, listAt, mayOpen } from '../shell/router.ts';
import styles from './OpenAmounts.module.css';

/** The sums that each column comes to. */
const sumsOf = {
  invoices: ['notDue', 'upTo30', 'longer'],
  rentals: ['notInvoiced', 'booked'],
} as const;

function columns(sums: readonly OpenAmounts[]): Column<OwingCustomer>[] {
  const { customer, invoices, rentals, dueOn, inAll, total } = openAmountTexts().byCustomer;
  // Amounts of more than one currency stand side by side.
  const totalOf = (names: readonly OpenSumName[]) =>
    sums.map((sum) => price(sumOf(names.map((name) => sum[name])), sum.currency)).join(' + ');
  const part = (
    name: 'invoices' | 'rentals',
    title: string,
    hrefOf: (userId: number) => string,
  ): Column<OwingCustomer> => ({
    title,
    area: name,
    isNamed: true,
    numeric: true,
    total: totalOf(sumsOf[name]),
    cell: ({ userId, currency, [name]: { count, amount } }) =>
      count > 0 && (
        <a className={`easy-to-hit ${styles.part}`} href={hrefOf(userId)}>
          {adminTexts().counted(price(amount, currency), count)}
        </a>
      ),
  });
  return [
    { title: customer, area: 'customer', cell: CustomerName, total },
    { title: dueOn, area: 'due', isNamed: true, cell: DueOn },
    part('invoices', invoices, (userId) =>
      listAt('invoices', { userId, state: 'open', sort: 'dueOn', direction: 'ASC' }),
    ),
    part('rentals', rentals, (userId) => addressOf.unpaidOf(userId, 'notInvoiced')),
    {
      title: inAll,
      area: 'all',
      numeric: true,
      total: totalOf([...sumsOf.invoices, ...sumsOf.rentals]),
      cell: (row) => (
        <strong>{price(row.invoices.amount + row.rentals.amount, row.currency)}</strong>
      ),
    },
  ];
}

const DueOn = ({ dueOn }: OwingCustomer) =>
  dueOn && (
    <>
      <span className={styles.day}>{date(dueOn)}</span>{' '}
      {dueOn < today() && (
        <span className="badge tone-red">{adminTexts().paymentStates.overdue}</span>
      )}
    </>
  );

interface Props {
  customers: readonly OwingCustomer[];
  /** Of all customers, also of those that are not listed. */
  sums: readonly OpenAmounts[];
}

/** Who owes what, and since when; each sum leads to what it is of. */
export function Owing({ customers, sums }: Props) {
  const { title, none, all } = openAmountTexts().byCustomer;
  return (
    <section className="stack" aria-labelledby="owing">
      <h2 id="owing">{title}</h2>
      <Table
        caption={title}
        columns={columns(sums)}
        rows={customers}
        rowKey={({ userId, currency }) => `${userId} ${currency}`}
        rowHref={({ userId }) => addressOf.user(userId)}
        tableClass={`${stacked.cards} ${styles.areas}`}
        empty={none}
      />
      {customers.length > 0 && mayOpen('users') && (
        <p>
          <a className="easy-to-hit" href={listAt('users', { owing: 'true' })}>
            {all}
          </a>
        </p>
      )}
    </section>
  );
}
