import type { Customer } from '../../../../contract/users.ts';
import { BlockedMark } from '../BlockedMark.tsx';
import styles from './CustomerContact.module.css';
import { customerName } from './customer-name.ts';

/** A customer's name, with what to call and to write to. */
export function CustomerContact({ customer }: { customer: Customer | null }) {
  const { phoneNumber = '', email = '', companyName = '' } = customer ?? {};
  // Where it is too long for its line, it breaks before the @ first.
  const [name, host] = email.split(/(?=@)/);
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
      {email && (
        <a className={styles.link} href={`mailto:${email}`}>
          <span>
            {name}
            <wbr />
            {host}
          </span>
        </a>
      )}
    </>
  );
}
