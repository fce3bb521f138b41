import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { limits } from '../../../contract/values/limits.ts';
import {
  type PaymentForm,
  cardType,
  codeSize,
  withShortYear,
} from '../../../contract/reservations/payment.ts';
import { business } from '../../lib/site/business.ts';
import { fieldsOf } from '../ui/fields-of.ts';
import { Checkbox } from '../ui/Checkbox.tsx';
import { ContractDialog } from '../ui/ContractDialog.tsx';
import { MaskedField } from '../ui/MaskedField.tsx';
import { OrderReferenceFields } from '../ui/OrderReferenceFields.tsx';
import { QuietFold } from '../ui/QuietFold.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { Payment } from './booking.ts';
import styles from './PaymentFields.module.css';
import { bookingTexts, texts } from '../../lib/texts/texts.ts';
import type { Mask } from '../../lib/forms/masks.ts';

/** Four groups of four, as most cards print their number, until the brand is known. */
const common = { gaps: [4, 8, 12], lengths: [16] };

/** Groups digits as the card's brand does: `3782 822463 10005`. */
function cardNumber(typed: string): string {
  const { gaps, lengths } = cardType(typed) ?? common;
  // Longer numbers of these brands exist on paper only.
  const length = lengths[0] === 16 ? 16 : Math.max(...lengths);
  const places = Array.from({ length }, (_, at) => at);
  return places.map((at) => (gaps.includes(at) || at === 16 ? ' #' : '#')).join('');
}

/** `01/30`, and as people write it, `1/30`. */
function expireDate(typed: string): string {
  const month = /^(\d\/|[2-9])/.test(typed) ? '#' : '##';
  const year = /\/20\d/.test(typed) ? '####' : '##';
  return `${month}/${year}`;
}

/** As many digits as the card's code has. Anything else stays, so that its message can say what is wrong. */
export const securityCode = (numberOfCard: () => string) => (typed: string) =>
  /[^\d\s]/.test(typed) ? null : '#'.repeat(codeSize(numberOfCard()));

export const cardMasks = {
  cardNumber,
  expireDate: { mask: expireDate, preProcess: withShortYear },
} as const satisfies Record<string, Mask>;

interface Props {
  form: UseFormReturn<PaymentForm, unknown, Payment>;
  /** Whether a business books, whose invoice may have to name an order. */
  isCompany?: boolean;
  /** Whether nobody asked for it just now: then the focus stays. */
  isUnasked?: boolean | undefined;
  /** What the contract says. */
  conditions: ReactNode;
  /** What is ordered, below the consent to its contract: nothing comes between it and the button (§ 312j BGB). */
  review: (consent: ReactNode) => ReactNode;
  /** It comes with this script: the fields would push it from under a press. */
  button: ReactNode;
}

/** Card, checked here and sent nowhere (docs/decisions/card-data-stays-in-the-browser.md), and contract. Receives the focus when it appears. */
export function PaymentFields(props: Props) {
  const { form, isCompany = false, isUnasked = false, conditions, review, button } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isUnasked) heading.current?.focus();
  }, [isUnasked]);
  return (
    <div className={styles.columns}>
      <div className="stack">
        <h3 ref={heading} tabIndex={-1} data-payment className={styles.title}>
          {bookingTexts().payment}
        </h3>
        {business.payment === 'card' ? (
          <CardFields form={form} />
        ) : (
          <p className={styles.note}>{bookingTexts().payAtPickUp}</p>
        )}
        {isCompany && <OrderReference form={form} />}
        {conditions}
      </div>
      <div className="stack">
        {review(
          <div className={styles.contract}>
            <ContractDialog label={texts().contract.read}>
              <div ref={showContract} lang="de" translate="yes" />
            </ContractDialog>
            <Checkbox {...fieldsOf(form, bookingTexts().fields)('contract')} />
          </div>,
        )}
        {button}
      </div>
    </div>
  );
}

function OrderReference({ form }: Pick<Props, 'form'>) {
  const { errors } = form.formState;
  return (
    <QuietFold
      label={bookingTexts().orderReference}
      stays={Boolean(errors.orderNumber ?? errors.costCentre)}
    >
      <OrderReferenceFields form={form} />
    </QuietFold>
  );
}

function CardFields({ form }: Pick<Props, 'form'>) {
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
