import { removePayment } from '../../../../contract/counter/payments.ts';
import { price, sentenceTime } from '../../../lib/texts/format.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import lines from '../../ui/Lines.module.css';
import { toast } from '../../ui/toast.ts';
import { changeShown } from '../counter/change-shown.ts';
import { RemoveLine } from '../counter/RemoveLine.tsx';
import type { ShownStory } from '../counter/story.ts';
import styles from './Money.module.css';
import { may } from '../../../lib/session/may.ts';

/** What was noted so far. What was noted today can be removed. */
export function Payments(shown: ShownStory) {
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
