import { pricings } from '../../../../contract/counter/counter.ts';
import { dateTime, difference, price, sentenceTime } from '../../../lib/texts/format.ts';
import { blockTexts, dispatchTexts } from '../../../lib/texts/texts.ts';
import { blockName } from '../blocks/block.ts';
import { reservationName, shownName } from '../name-of.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { addressOf } from '../shell/router.ts';
import styles from './EarlyStart.module.css';
import type { Story } from './story.ts';
import type { Early, EarlyTerms } from './use-early.ts';

interface Props {
  story: Story;
  early: Early;
  terms: EarlyTerms;
}

/** That a hand-over comes before the agreed pick-up: what the rental costs then, and what is in its way. */
export function EarlyStart({ story: { stored }, early, terms }: Props) {
  const { early: texts } = dispatchTexts();
  const { pickUpTime, currency } = stored.data;
  const { starts, prices, mayKeep = true, conflicts, blocks } = terms;
  const about = starts ? texts.about : texts.sooner;
  const costsOther = starts && prices.keep !== prices.today;
  const isInTheWay = conflicts.length > 0 || blocks.length > 0;
  return (
    <div className={`notice notice--${isInTheWay ? 'danger' : 'info'} ${styles.early}`}>
      <p>{about(sentenceTime(pickUpTime))}</p>
      {costsOther && !mayKeep && (
        <p>
          <strong>{texts.today(price(prices.today, currency))}</strong>{' '}
          {difference(prices.today - prices.keep, currency)}
        </p>
      )}
      {costsOther && mayKeep && (
        <fieldset className="fieldset">
          <legend className={styles.legend}>{texts.price}</legend>
          {pricings.toReversed().map((pricing) => (
            <label key={pricing} className={styles.choice}>
              <input
                type="radio"
                name="pricing"
                checked={early.pricing === pricing}
                onChange={() => early.setPricing(pricing)}
              />
              {texts[pricing](price(prices[pricing], currency))}
            </label>
          ))}
        </fieldset>
      )}
      {conflicts.length > 0 && (
        <>
          <p>{texts.inTheWay}</p>
          <ul role="list">
            {conflicts.map(({ id, customer, phone, ...span }) => (
              <li key={id}>
                <a className={styles.link} href={addressOf.reservation(id)}>
                  {reservationName(id)}
                </a>
                {`, ${shownName(customer)}, `}
                {blockTexts().span(dateTime(span.pickUpTime), dateTime(span.dropOffTime))}
                <PhoneLink phone={phone} />
              </li>
            ))}
          </ul>
        </>
      )}
      {blocks.length > 0 && (
        <>
          <p>{texts.blocked}</p>
          <ul role="list">
            {blocks.map((block) => (
              <li key={block.id}>{blockName(block)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
