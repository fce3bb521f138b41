import { useEffect, useRef } from 'react';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { taxNote } from '../../lib/rental/amount-due.ts';
import { price } from '../../lib/texts/format.ts';
import { bookingTexts } from '../../lib/texts/texts.ts';
import { lineText, type Line } from './quote-line.ts';
import styles from './Total.module.css';

interface Props {
  totalPrice: number;
  /** The price shown before it changed; else null. */
  formerPrice: number | null;
  lines?: Line[] | undefined;
}

/** The price of the rental. Scrolls a changed price into view, because it may be far above the button. */
export function Total({ totalPrice, formerPrice, lines }: Props) {
  const changed = useRef<HTMLParagraphElement>(null);
  const tax = taxNote(totalPrice, lines);
  useEffect(() => changed.current?.focus(), [totalPrice]);
  return (
    <>
      {lines && <p className={styles.available}>{availabilityTexts().isAvailable}</p>}
      <p className={styles.total}>
        {bookingTexts().total} <span className="price">{price(totalPrice)}</span>
        {lines?.map((line) => (
          <small key={line.unit}>{lineText(line)}</small>
        ))}
        {tax && <small>{tax}</small>}
      </p>
      {formerPrice !== null && (
        <p ref={changed} tabIndex={-1} className={`notice notice--danger ${styles.changed}`}>
          {bookingTexts().priceChanged(price(formerPrice), price(totalPrice))}
        </p>
      )}
    </>
  );
}
