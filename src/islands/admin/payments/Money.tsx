import { useRef, useState } from 'react';
import type { Counter } from '../../../../contract/counter/counter.ts';
import { price, sentenceTime } from '../../../lib/texts/format.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import lines from '../../ui/Lines.module.css';
import { type ShownStory, moneyId } from '../counter/story.ts';
import { Fold } from '../FoldedCard.tsx';
import styles from './Money.module.css';
import { PaymentForm } from './PaymentForm.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { may } from '../../../lib/session/may.ts';
import { removePayment } from '../../../../contract/counter/payments.ts';
import { toast } from '../../ui/toast.ts';
import { changeShown } from '../counter/change-shown.ts';
import { RemoveLine } from '../counter/RemoveLine.tsx';

/** What of a reservation is paid, what is open, the deposit, and the form that notes more. */
export function Money({ story, onChanged }: ShownStory) {
  const { counter, stored } = story;
  const { currency, customerErased = false } = stored.data;
  const texts = moneyTexts();
  const { tone, state } = stateOf(counter, currency);
  const section = useRef<HTMLElement>(null);
  const { nextStep, vehicleMissing, due, depositHeld } = counter;
  // Once the vehicle is back, money is what is left to do.
  const [isOpen, setOpen] = useState(
    nextStep === null && !vehicleMissing && (due !== 0 || depositHeld > 0),
  );
  const held = depositHeld > 0 && `${texts.depositHeld} ${price(depositHeld, currency)}`;
  const about = (
    <>
      <span className={`badge ${tone}`}>{state}</span> {held}
    </>
  );
  return (
    <Fold id={moneyId} title={texts.title} about={about} isOpen={isOpen} onToggle={setOpen}>
      <section ref={section} tabIndex={-1} className={styles.money} aria-label={texts.title}>
        <div className={styles.parts}>
          <Facts
            className={lines.lines}
            facts={rowsOf(counter).map(([name, amount]) => [name, price(amount, currency)])}
          />
          <Payments
            story={story}
            onChanged={(now) => {
              // The button that was pressed goes with what it removed.
              section.current?.focus({ preventScroll: true });
              return onChanged(now);
            }}
          />
        </div>
        {!customerErased && may('payments') && <PaymentForm story={story} onChanged={onChanged} />}
      </section>
    </Fold>
  );
}

function rowsOf({ amountDue, paid, due, deposit, depositHeld }: Counter): [string, number][] {
  const texts = moneyTexts();
  const rows: [string, number][] = [
    [texts.total, amountDue],
    [texts.paid, paid],
    due < 0 ? [texts.tooMuch, -due] : [texts.open, due],
  ];
  if (deposit !== null) rows.push([texts.depositAgreed, deposit]);
  if (deposit !== null || depositHeld > 0) rows.push([texts.depositHeld, depositHeld]);
  return rows;
}

/** Whether all is paid, and the deposit there while the vehicle is away, in words and as a colour. */
function stateOf(counter: Counter, currency: string | null | undefined) {
  const { due, paid, pickedUpAt, returnedAt, deposit, depositHeld } = counter;
  const texts = moneyTexts();
  const missing = pickedUpAt && !returnedAt ? (deposit ?? 0) - depositHeld : 0;
  if (due > 0) return { tone: 'tone-red', state: texts.isOpen(price(due, currency)) };
  if (due < 0) return { tone: 'tone-red', state: texts.isTooMuch(price(-due, currency)) };
  if (missing > 0)
    return { tone: 'tone-red', state: texts.depositIsOpen(price(missing, currency)) };
  return paid > 0
    ? { tone: 'tone-green', state: texts.isPaid }
    : { tone: 'tone-grey', state: texts.nothingDue };
}

/** What was noted so far. What was noted today can be removed. */
function Payments(shown: ShownStory) {
  const { counter, stored } = shown.story;
  const { currency } = stored.data;
  const texts = moneyTexts();
  if (counter.payments.length === 0) return null;
  const remove = (paymentId: string) =>
    changeShown(removePayment, { params: { id: counter.reservationId, paymentId } }, shown, () =>
      toast('success', texts.removed),
    );
  return (
    <section className={styles.part} aria-label={texts.list}>
      <h3>{texts.list}</h3>
      <dl className={lines.lines}>
        {counter.payments.map(
          ({ id, kind, method, amount, at, note, invoice, by, isRemovable }) => {
            const name = texts.entry(texts.kinds[kind], texts.methods[method]);
            const time = sentenceTime(at);
            const goes = kind === 'refund' || kind === 'deposit_returned';
            return (
              <div key={id}>
                <dt>
                  {name}
                  <small className={styles.about}>{by === null ? time : texts.by(time, by)}</small>
                  {invoice && <small className={styles.about}>{texts.forInvoice(invoice)}</small>}
                  {note && <small className={styles.about}>{note}</small>}
                </dt>
                <dd>
                  {price(goes ? -amount : amount, currency)}
                  {isRemovable && may('refunds') && (
                    <RemoveLine
                      name={`${name}, ${price(amount, currency)}`}
                      question={texts.removeQuestion}
                      onRemove={() => remove(id)}
                    />
                  )}
                </dd>
              </div>
            );
          },
        )}
      </dl>
    </section>
  );
}
