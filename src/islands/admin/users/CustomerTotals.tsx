import { useCallback } from 'react';
import {
  getCustomerTotals,
  type CustomerTotals as Totals,
} from '../../../../contract/office/customers.ts';
import { call } from '../../../lib/api/api.ts';
import { countText, price } from '../../../lib/texts/format.ts';
import { customerTexts } from '../../../lib/texts/texts.ts';
import { Facts, type FactRow } from '../../ui/Facts.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { addressOf, listAt, mayOpen } from '../shell/router.ts';
import styles from './UserScreen.module.css';

/** A customer's reservations in numbers, and what of them is paid. */
export function CustomerTotals({ userId }: { userId: number }) {
  const load = useCallback(() => call(getCustomerTotals, { params: { id: userId } }), [userId]);
  const { title, failed, invoices } = customerTexts().totals;
  return (
    <section className="card" aria-labelledby="totals-of-customer">
      <h2 id="totals-of-customer">{title}</h2>
      <Loaded load={load} failed={failed}>
        {(totals) => <Facts className={styles.totals} facts={factsOf(totals, userId)} />}
      </Loaded>
      {mayOpen('invoices') && (
        <a className="easy-to-hit" href={listAt('invoices', { userId })}>
          {invoices}
        </a>
      )}
    </section>
  );
}

/** The sums, of which those that are open lead to what they are of. */
function factsOf({ reservations, open, sums }: Totals, userId: number): FactRow[] {
  const texts = customerTexts().totals;
  // Amounts of more than one currency stand side by side.
  const inAll = (value: (sum: Totals['sums'][number]) => number) =>
    sums.map((sum) => price(value(sum), sum.currency)).join(' + ');
  const isTooMuch = sums.length > 0 && sums.every(({ due }) => due < 0);
  const hasDeposit = sums.some(({ depositHeld }) => depositHeld > 0);
  const money: FactRow[] = [
    [texts.due, inAll(({ amountDue }) => amountDue)],
    [texts.paid, inAll(({ paid }) => paid)],
    isTooMuch
      ? [texts.tooMuch, inAll(({ due }) => -due)]
      : [
          texts.left,
          <a className="easy-to-hit" href={addressOf.unpaidOf(userId)}>
            {inAll(({ due }) => due)}
          </a>,
        ],
  ];
  return [
    [texts.reservations, texts.counted(countText(reservations), countText(open))],
    ...(sums.length > 0 ? money : []),
    [
      texts.held,
      hasDeposit && (
        <a
          className="easy-to-hit"
          href={listAt('reservations', { userId, depositState: 'held', state: 'all' })}
        >
          {inAll(({ depositHeld }) => depositHeld)}
        </a>
      ),
    ],
  ];
}
