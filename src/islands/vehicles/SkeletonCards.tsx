import { texts } from '../../../contract/texts/en/site.ts';
import styles from './SkeletonCards.module.css';
import { pageSize } from './vehicles.ts';

const cards = Array.from({ length: pageSize }, (_, index) => index);

/** Empty cards of the final size, so that nothing moves when the vehicles appear. */
export function SkeletonCards() {
  return (
    <>
      <p className={`visually-hidden ${styles.status}`} role="status">
        {texts.brandLoading}
      </p>
      <ul role="list" className={`grid ${styles.skeleton}`} aria-hidden="true">
        {cards.map((card) => (
          <li key={card} className="card">
            <div className={`card__media ${styles.image}`} />
            <div className={styles.head} />
            <div className={styles.facts} />
          </li>
        ))}
      </ul>
    </>
  );
}
