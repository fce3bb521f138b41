import { blockTexts } from '../../../lib/texts/texts.ts';
import styles from './Legend.module.css';

const kinds = ['booked', 'out', 'late', 'missing', 'done', 'transfer', 'blocked'] as const;

/** What the bars' looks say. */
export const Legend = () => (
  <ul role="list" className={styles.legend} aria-label={blockTexts().legend}>
    {kinds.map((kind) => (
      <li key={kind}>
        <span className={styles.sample} data-kind={kind} aria-hidden="true" />
        {blockTexts().barKinds[kind]}
      </li>
    ))}
  </ul>
);
