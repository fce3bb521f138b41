import type { ReactNode } from 'react';
import styles from './CustomerName.module.css';
import { shownName } from './name-of.ts';

interface Props {
  /** Empty when it was erased. */
  customer: string;
  companyName?: string | null | undefined;
  /** What follows the name. */
  children?: ReactNode;
}

/** A customer in a list, with the firm of today, which may be cut. */
export function CustomerName({ customer, companyName, children }: Props) {
  const name = (
    <>
      {shownName(customer)}
      {children}
    </>
  );
  if (!companyName) return name;
  return (
    <span className={styles.customer}>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.firm}>
        <span title={companyName}>{companyName}</span>
      </span>
    </span>
  );
}
