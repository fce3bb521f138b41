import type { ReactNode } from 'react';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import styles from './FormActions.module.css';
import { goBack, leave } from '../shell/navigation.ts';
import { adminTexts, texts } from '../../../lib/texts/texts.ts';

interface Props {
  /** Label of the submit button. */
  submit: string;
  /** Address of the list that Cancel opens if the history has no entry to go back to. */
  list: string;
  /** Whether something else is the screen's main action. */
  isQuiet?: boolean;
  /** Whether the form is so long that they stay in sight. */
  isLong?: boolean;
  /** How many fields the last submit found to be wrong. */
  wrong?: number;
  /** Other buttons, set apart. */
  children?: ReactNode;
}

/** The buttons under a form. */
export function FormActions(props: Props) {
  const { submit, list, isQuiet = false, isLong = false, wrong, children } = props;
  return (
    <div className={`cluster ${styles.actions}`} data-long={isLong || undefined}>
      <SubmitButton isQuiet={isQuiet}>{submit}</SubmitButton>
      <CancelButton list={list} />
      {wrong !== undefined && (
        <span role="status" className="field__error">
          {wrong > 0 && adminTexts().wrong(wrong)}
        </span>
      )}
      {children && <div className={`cluster ${styles.apart}`}>{children}</div>}
    </div>
  );
}

/** `label` where there is nothing to cancel. */
export function CancelButton({ list, label = texts().cancel }: { list: string; label?: string }) {
  return (
    <button type="button" className="button" onClick={() => leave(() => goBack(list))}>
      {label}
    </button>
  );
}
