import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useOffers } from '../../../lib/use-offers.ts';
import { lazyScreen, withTexts } from '../../ui/lazy-screen.tsx';
import { $isSearchOpen, listenForKeys } from './open-search.ts';
import styles from './Search.module.css';

/** Loaded when first opened, with the names of the states. */
const SearchDialog = lazyScreen(
  () => withTexts(import('./SearchDialog.tsx'), 'SearchDialog', 'counter', 'prices', 'searchAll'),
  null,
);

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
