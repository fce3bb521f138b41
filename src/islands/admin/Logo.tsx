import { pages } from '../../../contract/pages.ts';
import { company } from '../../lib/company.ts';
import { texts } from '../../lib/texts.ts';
import styles from './Logo.module.css';

export function Logo() {
  return (
    <a className={styles.logo} href={pages.admin}>
      <img src="/favicon.svg" width="28" height="28" alt="" />
      <span>
        {company.brand}
        <span className={styles.area}>{texts.admin.title}</span>
      </span>
    </a>
  );
}
