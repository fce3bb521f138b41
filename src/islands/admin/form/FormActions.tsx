import type { ReactNode } from 'react';
import { texts } from '../../../../contract/texts/en/site.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import styles from './FormActions.module.css';
import { goBack, leave } from '../shell/history.ts';

interface Props {
  /** What the main button says. */
  submit: string;
  pending: boolean;
  /** The form's list, where Cancel leads when there is no way back. */
  list: string;
  /** Further buttons, apart from the others. */
  children?: ReactNode;
}

/** The buttons under a form. */
export function FormActions({ submit, pending, list, children }: Props) {
  return (
    <div className={styles.actions}>
      <SubmitButton pending={pending}>{submit}</SubmitButton>
      <CancelButton list={list} />
      {children && <div className={styles.apart}>{children}</div>}
    </div>
  );
}

export function CancelButton({ list }: { list: string }) {
  return (
    <button type="button" className="button" onClick={() => leave(() => goBack(list))}>
      {texts.cancel}
    </button>
  );
}
