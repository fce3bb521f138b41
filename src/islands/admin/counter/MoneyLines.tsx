import { removeLine, type CounterLine } from '../../../../contract/counter/counter.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { price, shortDate } from '../../../lib/texts/format.ts';
import { lineText } from '../../../lib/texts/line-text.ts';
import { counterTexts, moneyTexts } from '../../../lib/texts/texts.ts';
import { toast } from '../../ui/toast.ts';
import lines from '../../ui/Lines.module.css';
import { RemoveLine } from './RemoveLine.tsx';
import { changeShown } from './change-shown.ts';
import styles from './Story.module.css';
import type { ShownStory } from './story.ts';
import { Fact } from '../../ui/Facts.tsx';
import { may } from '../../../lib/session/may.ts';

/** How the price comes about; lines that an administrator added can be removed. */
export function MoneyLines(shown: ShownStory) {
  const { counter, stored } = shown.story;
  const { currency, customerErased = false } = stored.data;
  const { totalPrice, amountDue, deposit, letAgain = [] } = counter;
  const texts = counterTexts();
  const givenBack = counter.payments.findLast(({ kind }) => kind === 'deposit_returned');
  const remove = (lineId: number) =>
    changeShown(removeLine, { params: { id: counter.reservationId, lineId } }, shown, () =>
      toast('success', texts.lineRemoved),
    );
  return (
    <div className={`${styles.part} ${styles.money}`}>
      <h3>{texts.money}</h3>
      <dl className={lines.lines}>
        {counter.lines.map((line, index) => (
          <div key={line.id ?? `own-${index}`}>
            <dt>{lineText(line, currency)}</dt>
            <dd>
              {price(line.amount, currency)}
              {!customerErased && isRemovable(line) && (
                <RemoveLine name={lineText(line, currency)} onRemove={() => remove(line.id)} />
              )}
            </dd>
          </div>
        ))}
        <div className={lines.total}>
          <dt>{texts.total}</dt>
          <dd>{price(totalPrice, currency)}</dd>
        </div>
        {amountDue !== totalPrice && <Fact name={texts.toPay}>{price(amountDue, currency)}</Fact>}
        {deposit !== null && <Fact name={texts.deposit}>{price(deposit, currency)}</Fact>}
        {givenBack && (
          <Fact
            name={`${moneyTexts().kinds.deposit_returned}, ${shortDate(givenBack.at.slice(0, 10))}`}
          >
            {price(givenBack.amount, currency)}
          </Fact>
        )}
      </dl>
      {letAgain.length > 0 && amountDue > 0 && (
        <p className={styles.hint}>{texts.letAgain(letAgain.map(reservationNumber).join(', '))}</p>
      )}
    </div>
  );
}

const isRemovable = (line: CounterLine): line is CounterLine & { id: number } =>
  line.source === 'hand' &&
  line.id !== null &&
  may('counter') &&
  // To remove what was charged is to waive it.
  (line.amount < 0 || may('prices'));
