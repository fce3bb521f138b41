import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/limits.ts';
import type { PaymentForm } from '../../../contract/payment.ts';
import { business } from '../../lib/business.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { ContractDialog } from '../ui/ContractDialog.tsx';
import { MaskedField } from '../ui/MaskedField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Payment } from './booking.ts';
import { cardMasks, securityCode } from './card-masks.ts';
import styles from './PaymentFields.module.css';
import { bookingTexts, texts } from '../../lib/texts.ts';

interface Props {
  form: UseFormReturn<PaymentForm, unknown, Payment>;
}

/** Card and contract. Receives the focus when it appears. */
export function PaymentFields({ form }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {bookingTexts().payment}
      </h3>
      {business.payment === 'card' ? (
        <CardFields form={form} />
      ) : (
        <p className={styles.note}>{bookingTexts().payAtPickUp}</p>
      )}
      <div className={styles.contract}>
        <Checkbox {...fieldsOf(form, bookingTexts().fields)('contract')} />
        <ContractDialog label={texts().contract.read}>
          <div ref={showContract} lang="de" translate="yes" />
        </ContractDialog>
      </div>
    </>
  );
}

function CardFields({ form }: Props) {
  const { register, getValues, trigger } = form;
  const field = fieldsOf(form, bookingTexts().fields);
  const cvc = field('cvc');
  const [codeMask] = useState(() => securityCode(() => getValues('cardNumber') ?? ''));
  // What is wrong with the code is told at once, also when the number turns out to be of another brand.
  register('cardNumber', { onChange: () => getValues('cvc') && trigger('cvc') });
  register('cvc', {
    onChange: ({ target }) => (cvc.error || /\D/.test(target.value)) && trigger('cvc'),
  });
  const digits = { inputMode: 'numeric' } as const;
  return (
    <>
      <p className={styles.note}>{bookingTexts().cardStaysHere}</p>
      <MaskedField
        {...digits}
        autoComplete="cc-number"
        mask={cardMasks.cardNumber}
        {...field('cardNumber')}
      />
      <TextField autoComplete="cc-name" maxLength={limits.line} {...field('nameOnCard')} />
      <div className={`field-row ${styles.row}`}>
        <MaskedField
          {...digits}
          autoComplete="cc-exp"
          hint={bookingTexts().fields.expireDateHint}
          mask={cardMasks.expireDate}
          {...field('expireDate')}
        />
        <MaskedField {...digits} autoComplete="cc-csc" mask={codeMask} {...cvc} />
      </div>
    </>
  );
}

/** The contract is part of the page. */
function showContract(place: HTMLElement | null): void {
  const text = document.querySelector<HTMLTemplateElement>('#rental-contract');
  if (text) place?.replaceChildren(text.content.cloneNode(true));
}
