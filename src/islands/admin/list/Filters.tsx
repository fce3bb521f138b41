import type { ReactNode } from 'react';
import styles from './Filters.module.css';

/** The filters of a list, side by side. */
export const Filters = ({ children }: { children: ReactNode }) => (
  <search className={`field-row ${styles.filters}`}>{children}</search>
);
