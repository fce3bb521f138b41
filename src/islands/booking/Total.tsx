import { useEffect, useRef } from 'react';
import { price } from '../../lib/format.ts';
import styles from './Total.module.css';
import { bookingTexts } from '../../../contract/texts/en/booking.ts';

interface Props {
  /** Dollars. */
  totalPrice: number;
  /** The price shown before it changed, in dollars; else null. */
  formerPrice: number | null;
}

/** The price of the rental. Scrolls a changed price into view, because it may be far above the button. */
export function Total({ totalPrice, formerPrice }: Props) {
  const changed = useRef<HTMLParagraphElement>(null);
  useEffect(() => changed.current?.focus(), [totalPrice]);
  return (
    <>
      <p className={styles.total}>
        {bookingTexts.total} <span className="price">{price(totalPrice)}</span>
      </p>
      {formerPrice !== null && (
        <p ref={changed} tabIndex={-1} className={`notice notice--danger ${styles.changed}`}>
          {bookingTexts.priceChanged(price(formerPrice), price(totalPrice))}
        </p>
      )}
    </>
  );
}
