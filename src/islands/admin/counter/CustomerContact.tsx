import type { Customer } from '../../../../contract/users/users.ts';
import { mailto } from '../../../lib/site/mailto.ts';
import { customerTexts } from '../../../lib/texts/texts.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { BlockedMark } from '../BlockedMark.tsx';
import styles from './CustomerContact.module.css';
import { customerName } from './customer-name.ts';

/** A customer's name, with what to call and to write to. */
export function CustomerContact({ customer }: { customer: Customer | null }) {
  const { phoneNumber = '', email = '', companyName = '' } = customer ?? {};
  return (
    <>
      <span className={styles.name}>{customerName(customer)}</span>
      {customer?.blocked && <BlockedMark />}
      {companyName && <span className={styles.company}>{companyName}</span>}
      {phoneNumber && (
        <a className={styles.link} href={`tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`}>
          {phoneNumber}
        </a>
      )}
      {customer && !customer.erased && !email && (
        <span className={styles.company}>{customerTexts().noEmail}</span>
      )}
      {email && (
        <a className={styles.link} href={mailto(email)}>
          <Breakable text={email} />
        </a>
      )}
    </>
  );
}
