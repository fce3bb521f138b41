import styles from './LoadingScreen.module.css';
import { island } from './Island.tsx';
import { texts } from '../../lib/texts/texts.ts';

/** Logo and spinner, in the built page and until the user is known. */
export function LoadingScreen() {
  return (
    <div className={`loading ${styles.screen}`} role="status">
      <div className={styles.mark}>
        <span className="spinner" aria-hidden="true" />
        <img src="/favicon.svg" width="44" height="44" alt="" />
      </div>
      <span className="visually-hidden">{texts().brandLoading}</span>
    </div>
  );
}

/** For the built pages. */
export const BuiltLoadingScreen = island(LoadingScreen);
