import { useEffect, useRef } from 'react';
import { price } from '../../lib/texts/format.ts';
import { bookingTexts } from '../../lib/texts/texts.ts';
import styles from './Checked.module.css';
import { verdictNow } from './show-quote.ts';

interface Props {
  totalPrice: number;
  /** The price shown before it changed; else null. */
  formerPrice: number | null;
}

/** That the vehicle is free, the price, which the review explains further down, and whether its price has changed: that is scrolled into view, because it may be far above the button. */
export function Checked({ totalPrice, formerPrice }: Props) {
  const changed = useRef<HTMLParagraphElement>(null);
  useEffect(() => changed.current?.focus(), [totalPrice]);
  return (
    <>
      <p className={styles.available}>
        {verdictNow()}{' '}
        <span className={styles.total}>
          {bookingTexts().total} {price(totalPrice)}
        </span>
      </p>
      {formerPrice !== null && (
        <p ref={changed} tabIndex={-1} className={`notice notice--danger ${styles.changed}`}>
          {bookingTexts().priceChanged(price(formerPrice), price(totalPrice))}
        </p>
      )}
    </>
  );
}
