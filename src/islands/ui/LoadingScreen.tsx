import { texts } from '../../../contract/texts/en/site.ts';
import styles from './LoadingScreen.module.css';

/** Logo and spinner, in the built page and until the user is known. */
export function LoadingScreen() {
  return (
    <div className={`loading ${styles.screen}`} role="status" lang="en">
      <div className={styles.mark}>
        <span className="spinner" aria-hidden="true" />
        <img src="/favicon.svg" width="44" height="44" alt="" />
      </div>
      <span className="visually-hidden">{texts.brandLoading}</span>
    </div>
  );
}
