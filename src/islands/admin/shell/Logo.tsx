import { pages } from '../../../../contract/site/pages.ts';
import { company } from '../../../lib/site/company.ts';
import styles from './Logo.module.css';
import { adminTexts } from '../../../lib/texts/texts.ts';

export function Logo() {
  return (
    <a className={styles.logo} href={pages.admin}>
      <img src="/favicon.svg" width="28" height="28" alt="" />
      <span>
        {company.brand}
        <span className={styles.area}>{adminTexts().title}</span>
      </span>
    </a>
  );
}
