import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { currentLanguage } from '../../../lib/language.ts';
import { loadTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { $isSearchOpen, listenForKeys } from './open-search.ts';
import styles from './Search.module.css';

/** Loaded when first opened, with the names of the states. */
const SearchDialog = lazyScreen(async () => {
  const [file] = await Promise.all([
    import('./SearchDialog.tsx'),
    loadTexts(currentLanguage(), 'counter'),
  ]);
  return file.SearchDialog;
}, null);

/** The search over all records, where the host offers it; Ctrl-K opens it, too. */
export function Search() {
  const isOffered = useOffers('searchAll');
  const isOpen = useStore($isSearchOpen);
  useEffect(() => (isOffered ? listenForKeys() : undefined), [isOffered]);
  if (!isOpen) return null;
  return (
    <div className={styles.place}>
      <SearchDialog />
    </div>
  );
}
