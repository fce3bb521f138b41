import type { OpenAmounts as Sums } from '../../../../contract/money/open-amounts.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { price } from '../../../lib/texts/format.ts';
import { adminTexts, openAmountTexts } from '../../../lib/texts/texts.ts';
import styles from './Today.module.css';

/** What is open of invoices, and what is held of deposits. */
export function OpenAmounts({ sums }: { sums: readonly Sums[] }) {
  const { open, overdue, sums: names } = openAmountTexts();
  const overdueOf = ({ upTo30, longer }: Sums) => upTo30.amount + longer.amount;
  const rows: [string, (sum: Sums) => number][] = [
    [open, (sum) => sum.notDue.amount + overdueOf(sum)],
    [overdue, overdueOf],
    [names.depositsHeld, ({ depositsHeld }) => depositsHeld.amount],
  ];
  return (
    <section className={styles.task} data-urgent={sums.some((sum) => overdueOf(sum) > 0)}>
      <h3 className={styles.title}>
        <a className="easy-to-hit" href={pages.adminOpenAmounts}>
          {adminTexts().openAmounts}
        </a>
      </h3>
      <dl className={styles.rows}>
        {rows.map(([name, amountOf]) => (
          <div key={name} className={styles.item}>
            <dt>{name}</dt>
            <dd className={`price ${styles.step}`}>
              {sums.map((sum) => price(amountOf(sum), sum.currency)).join(' + ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
