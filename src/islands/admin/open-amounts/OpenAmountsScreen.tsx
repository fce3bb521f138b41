import {
  getOpenAmounts,
  openSums,
  type OpenSumName,
} from '../../../../contract/money/open-amounts.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { adminTexts, openAmountTexts } from '../../../lib/texts/texts.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { Journal } from './Journal.tsx';
import { Owing } from './Owing.tsx';
import styles from './OpenAmounts.module.css';
import type { z } from 'zod';
import { price, sentenceTime } from '../../../lib/texts/format.ts';
import { listAt } from '../shell/router.ts';

const load = () => callOurs(getOpenAmounts, {}, openAmountTexts().notOffered);

/** What is open by age and by customer, and what was paid. */
export function OpenAmountsScreen() {
  const title = adminTexts().openAmounts;
  return (
    <Await title={title} load={load}>
      {(amounts) => (
        <div className={`stack ${styles.screen}`}>
          <ScreenHeader title={title} />
          <Sums {...amounts} />
          <Owing {...amounts} />
          <Journal />
        </div>
      )}
    </Await>
  );
}

const invoicesOf = (age: string) => listAt('invoices', { age, sort: 'dueOn', direction: 'ASC' });

/** The lists that the sums are of. */
const addressOfSum: Record<OpenSumName, () => string> = {
  notDue: () => invoicesOf('notDue'),
  upTo30: () => invoicesOf('upTo30'),
  longer: () => invoicesOf('longer'),
  notInvoiced: () => listAt('reservations', { paymentState: 'notInvoiced', state: 'over' }),
  booked: () => listAt('reservations', { paymentState: 'notInvoiced', state: 'open' }),
  overpaid: () => listAt('reservations', { paymentState: 'overpaid', state: 'all' }),
  depositsDue: () => listAt('reservations', { depositState: 'due', state: 'open' }),
  depositsHeld: () => listAt('reservations', { depositState: 'held', state: 'all' }),
};

/** What is open, by currency and age; each sum leads to what it is of. */
function Sums({ asOf, sums }: Pick<z.output<typeof getOpenAmounts.answer>, 'asOf' | 'sums'>) {
  const { sums: names } = openAmountTexts();
  return (
    <>
      {sums.map((sum) => (
        <dl key={sum.currency} className={`facts facts--even ${styles.tiles}`}>
          {openSums.map((name) => (
            <div key={name}>
              <dt>{adminTexts().counted(names[name], sum[name].count)}</dt>
              <dd className="price">
                <a className="cover-link" href={addressOfSum[name]()}>
                  <span className="visually-hidden">{names[name]}: </span>
                  {price(sum[name].amount, sum.currency)}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      ))}
      <p className="muted">{adminTexts().asOf(sentenceTime(asOf))}</p>
    </>
  );
}
