import type { Customer } from '../../../../contract/users/users.ts';
import { isStaffWith } from '../../../../contract/wire/rights.ts';
import { addressLine } from '../../../lib/texts/postal.ts';
import { mailto } from '../../../lib/site/mailto.ts';
import { adminTexts, securityTexts, texts } from '../../../lib/texts/texts.ts';
import { Breakable } from '../../ui/Breakable.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CustomerNotice } from '../counter/CustomerNotice.tsx';
import { PhoneLink } from '../PhoneLink.tsx';
import { rolesInWords } from './roles-in-words.ts';
import styles from './UserScreen.module.css';

/** Who a customer is, with what to call and to write to, and what is to be known before they get a vehicle. */
export function CustomerHead({ customer }: { customer: Customer }) {
  const { roles, companyName, phoneNumber, email, address, zipCode, city, country } = customer;
  const { fields } = texts();
  const { customers } = securityTexts();
  return (
    <>
      <div className={styles.head}>
        <Facts
          className="facts facts--fitted"
          facts={[
            isStaffWith(roles) && [adminTexts().roles, rolesInWords(roles)],
            [customers.company, companyName],
            [fields.phoneNumber, phoneNumber && <PhoneLink phone={phoneNumber} />],
            [
              fields.email,
              email && (
                <>
                  <a href={mailto(email)}>
                    <Breakable text={email} />
                  </a>
                  {customer.emailConfirmed && (
                    <span className={styles.confirmed}>
                      <Icon name="check" size={16} /> {customers.confirmed}
                    </span>
                  )}
                </>
              ),
            ],
            [fields.address, addressLine({ address, zipCode, city, country })],
          ]}
        />
      </div>
      <CustomerNotice customer={customer} />
    </>
  );
}
