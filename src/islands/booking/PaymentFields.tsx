import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/limits.ts';
import type { PaymentForm } from '../../../contract/payment.ts';
import { masks } from '../../lib/masks.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { MaskedField } from '../ui/MaskedField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Payment } from './booking.ts';
import { ContractDialog } from './ContractDialog.tsx';
import styles from './PaymentFields.module.css';
import { bookingTexts } from '../../../contract/texts/en/booking.ts';

interface Props {
  form: UseFormReturn<PaymentForm, unknown, Payment>;
}

/** Card and contract. Receives the focus when it appears. */
export function PaymentFields({ form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const field = fieldsOf(form, bookingTexts.fields);
  const digits = { inputMode: 'numeric' } as const;
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {bookingTexts.payment}
      </h3>
      <p className={styles.note}>{bookingTexts.cardStaysHere}</p>
      <MaskedField
        {...digits}
        autoComplete="cc-number"
        mask={masks.cardNumber}
        {...field('cardNumber')}
      />
      <TextField autoComplete="cc-name" maxLength={limits.line} {...field('nameOnCard')} />
      <div className={`field-row ${styles.row}`}>
        <MaskedField
          {...digits}
          autoComplete="cc-exp"
          hint={bookingTexts.fields.expireDateHint}
          mask={masks.expireDate}
          maxLength={masks.expireDate.length}
          {...field('expireDate')}
        />
        <MaskedField {...digits} autoComplete="cc-csc" mask={masks.cvc} {...field('cvc')} />
      </div>
      <div className={styles.contract}>
        <Checkbox {...field('contract')} />
        <ContractDialog />
      </div>
    </>
  );
}
