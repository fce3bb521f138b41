import { cardFacts } from '../../lib/rental/deciding-facts.ts';
import styles from './SkeletonCards.module.css';
import cardStyles from './VehicleCard.module.css';
import { pageSize } from './vehicles.ts';
import { texts } from '../../lib/texts/texts.ts';

const cards = Array.from({ length: pageSize }, (_, index) => index);

/** Empty cards of the final size, so that nothing moves when the vehicles appear. */
export function SkeletonCards() {
  return (
    <>
      <p className={`visually-hidden ${styles.status}`} role="status">
        {texts().brandLoading}
      </p>
      <ul role="list" className={`grid ${styles.skeleton}`} aria-hidden="true">
        {cards.map((card) => (
          <li key={card} className={`card ${cardStyles.card}`}>
            <div className={`card__media ${styles.image}`} />
            <div className={`${cardStyles.head} ${styles.head}`} />
            <div className={cardStyles.facts}>
              {cardFacts.map((name) => (
                <div key={name} className={styles.fact} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
