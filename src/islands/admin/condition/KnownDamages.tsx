import type { DamageAtCounter } from '../../../../contract/counter/damage.ts';
import { sentenceTime } from '../../../lib/texts/format.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import styles from './Damages.module.css';
import { damageText } from './damage-text.ts';

/** The damages that a vehicle has already. */
export function KnownDamages({ damages }: { damages: readonly DamageAtCounter[] }) {
  const texts = conditionTexts();
  if (damages.length === 0) return <p className="muted">{texts.noneKnown}</p>;
  return (
    <div className={styles.known}>
      <p className={styles.about}>{texts.known}</p>
      <ul role="list">
        {damages.map((damage) => (
          <li key={damage.id}>
            {damageText(damage)} <small>{texts.since(sentenceTime(damage.at))}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
