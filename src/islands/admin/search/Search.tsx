import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect } from 'react';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { lazyWith } from '../../ui/lazy-screen.tsx';
import { $isSearchOpen, catchKeys, listenForKeys } from './open-search.ts';
import styles from './Search.module.css';

/** Loaded when first opened, with the names of the states. */
const SearchDialog = lazyWith(<Waiting />)(() => import('./SearchDialog.tsx'), 'SearchDialog', [
  'blocks',
  'counter',
  'prices',
  'searchAll',
]);

/** In place of the dialog until its script has come. */
function Waiting() {
  useLayoutEffect(catchKeys, []);
  return null;
}

/** The search over all records of a server of ours; Ctrl-K opens it, too. */
export function Search() {
  const isOurs = useIsOurs();
  const isOpen = useStore($isSearchOpen);
  useEffect(() => (isOurs ? listenForKeys() : undefined), [isOurs]);
  if (!isOpen) return null;
  return (
    <div className={styles.place}>
      <SearchDialog />
    </div>
  );
}
