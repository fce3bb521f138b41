import * as Dialog from '@radix-ui/react-dialog';
import { useState } from 'react';
import { inCurrentLanguage } from '../../../lib/texts/language.ts';
import { adminTexts, searchAllTexts } from '../../../lib/texts/texts.ts';
import { focusInSight, focusIfLost } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { closeSearch } from './open-search.ts';
import { SearchPanel } from './SearchPanel.tsx';
import styles from './SearchDialog.module.css';

/** The search over all records; shown while it is open. */
export function SearchDialog() {
  const [before] = useState(() => document.activeElement as HTMLElement | null);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && closeSearch()}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog__overlay" />
        <Dialog.Content
          className={`dialog ${styles.dialog}`}
          {...inCurrentLanguage()}
          {...focusInSight}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            // It has no trigger of its own. A screen that was opened has the focus already.
            event.preventDefault();
            focusIfLost(before);
          }}
        >
          <div className={styles.head}>
            <Dialog.Title className="dialog__title">{adminTexts().searchAll}</Dialog.Title>
            <Dialog.Close className="button button--icon" aria-label={searchAllTexts().close}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <SearchPanel />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
