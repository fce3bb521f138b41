import { blockTexts } from '../../../lib/texts/texts.ts';
import styles from './Help.module.css';

/** The id of the text that says how bars are moved. */
export const moveHelpId = 'timeline-move-help';

/** How vehicles are blocked and bars moved, folded. */
export function Help() {
  const texts = blockTexts();
  return (
    <details className={styles.help}>
      <summary>{texts.help}</summary>
      <p className={styles.draw}>{texts.howToDraw}</p>
      <p className={styles.tap}>{texts.howToDrawShort}</p>
      <p id={moveHelpId}>{texts.howToMove}</p>
    </details>
  );
}
