import type { OwingCustomer } from '../../../../contract/money/open-amounts.ts';
import { today } from '../../../lib/api/clock.ts';
import { date, price } from '../../../lib/texts/format.ts';
import { adminTexts, openAmountTexts } from '../../../lib/texts/texts.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import stacked from '../list/stacked.module.css';
import { shownName } from '../name-of.ts';
import { addressOf, mayOpen } from '../shell/router.ts';
import styles from './OpenAmounts.module.css';

function columns(): Column<OwingCustomer>[] {
  const { customer, invoices, rentals, dueOn, inAll } = openAmountTexts().byCustomer;
  const part = (
    name: 'invoices' | 'rentals',
    title: string,
    hrefOf: (userId: number) => string,
  ): Column<OwingCustomer> => ({
    title,
    area: name,
    isNamed: true,
    numeric: true,
    cell: ({ userId, currency, [name]: { count, amount } }) =>
      count > 0 && (
        <a className={styles.part} href={hrefOf(userId)}>
          {adminTexts().counted(price(amount, currency), count)}
        </a>
      ),
  });
  return [
    { title: customer, area: 'customer', cell: (row) => shownName(row.customer) },
    { title: dueOn, area: 'due', isNamed: true, cell: DueOn },
    part('invoices', invoices, addressOf.openInvoicesOf),
    part('rentals', rentals, (userId) => addressOf.unpaidOf(userId, 'notInvoiced')),
    {
      title: inAll,
      area: 'all',
      numeric: true,
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

/** Who owes what, and since when; each sum leads to what it is of. */
export function Owing({ customers }: { customers: readonly OwingCustomer[] }) {
  const { title, none, all } = openAmountTexts().byCustomer;
  return (
    <section className="stack" aria-labelledby="owing">
      <h2 id="owing">{title}</h2>
      <Table
        caption={title}
        columns={columns()}
        rows={customers}
        rowKey={({ userId, currency }) => `${userId} ${currency}`}
        rowHref={({ userId }) => addressOf.user(userId)}
        tableClass={`${stacked.cards} ${styles.areas}`}
        empty={none}
      />
      {customers.length > 0 && mayOpen('users') && (
        <p>
          <a href={addressOf.owingUsers()}>{all}</a>
        </p>
      )}
    </section>
  );
}
