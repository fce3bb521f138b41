import styles from './QuotePlace.module.css';
import { showQuotes } from './show-quote.ts';

/** Where the quote for the times in the form stands: its summary, which is announced, and what follows from it. */
export function QuotePlace({ isOffered }: { isOffered: boolean }) {
  return (
    <div
      className={styles.quote}
      data-quote="none"
      hidden={!isOffered}
      ref={isOffered ? show : undefined}
    >
      <p className={styles.summary} role="status" />
      <div className={styles.details} />
    </div>
  );
}

const show = (place: HTMLElement | null) => (place ? showQuotes(place) : undefined);
