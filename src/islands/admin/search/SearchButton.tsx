import { useIsOurs } from '../../../lib/host/use-host.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { toggleSearch } from './open-search.ts';
import styles from './SearchButton.module.css';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search over all records: an icon on small screens, else it looks like a field. */
export function SearchButton() {
  if (!useIsOurs()) return null;
  return (
    <button
      type="button"
      className={`button ${styles.button}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={toggleSearch}
    >
      <Icon name="search" />
      <span className={styles.text}>{adminTexts().searchAll}</span>
      <kbd className={styles.keys} aria-hidden="true">
        {isMac() ? '⌘K' : `${adminTexts().controlKey} K`}
      </kbd>
    </button>
  );
}
