import { useEffect, useRef, useState } from 'react';
import type { View } from '../../../../contract/office/views.ts';
import { adminTexts, listTexts } from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import styles from './ViewsDialog.module.css';
import { RenameView } from './RenameView.tsx';

interface Props {
  view: View;
  onRenamed: (view: View) => void;
  /** Deletes it, and returns what is said afterwards. @throws ApiError */
  onRemove: (view: View) => Promise<string>;
}

/** A saved view in the list of all, which gets another name or is deleted. */
export function SavedView({ view, onRenamed, onRemove }: Props) {
  const { views: texts } = listTexts();
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);
  useEffect(() => {
    if (wasRenaming.current && !isRenaming) button.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming)
    return (
      <li>
        <RenameView
          view={view}
          onRenamed={(renamed) => {
            setRenaming(false);
            onRenamed(renamed);
          }}
          onCancel={() => setRenaming(false)}
        />
      </li>
    );
  return (
    <li>
      <span className={styles.name}>{view.name}</span>
      <span className={styles.steps}>
        <button
          ref={button}
          type="button"
          className="button button--quiet"
          aria-label={texts.renameThis(view.name)}
          onClick={() => setRenaming(true)}
        >
          {texts.rename}
        </button>
        <ActionButton
          className="button button--quiet"
          label={adminTexts().delete}
          name={texts.remove(view.name)}
          onPress={() => onRemove(view)}
        />
      </span>
    </li>
  );
}
