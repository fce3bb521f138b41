import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  notedMethods,
  paymentKinds,
  type PaymentKind,
} from '../../../../contract/counter/payment-kinds.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { currencySign, price } from '../../../lib/texts/format.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { amountFor, type Balance } from './balance.ts';
import styles from './PaymentRows.module.css';
import { typedAmount, type RowsForm, type TypedPayment } from './payment-rows.ts';
import { may } from '../../../lib/session/may.ts';

/** Those that the user may note. */
const kindsToNote = () =>
  paymentKinds.filter((kind) => may('refunds') || (kind !== 'refund' && kind !== 'deposit_kept'));

interface Props {
  form: RowsForm;
  index: number;
  /** Before this is noted. */
  balance: Balance;
  currency: string | null | undefined;
}

const proposedFor = (
  { kind, invoiceId }: Pick<TypedPayment, 'kind' | 'invoiceId'>,
  balance: Balance,
): string => typedAmount(amountFor(kind, balance, invoiceId === '' ? null : Number(invoiceId)));

/** What was paid, given back or kept. */
export function PaymentFields({ form, index, balance, currency }: Props) {
  const texts = moneyTexts();
  const { register, setValue, clearErrors, control } = form;
  const path = `payments.${index}` as const;
  const row = useWatch({ control, name: path });
  const proposed = row ? proposedFor(row, balance) : '';
  const proposedBefore = useRef(proposed);
  // What nobody changed follows the price.
  useEffect(() => {
    const isUntouched = form.getValues(`${path}.amount`) === proposedBefore.current;
    if (isUntouched && proposed !== proposedBefore.current) setValue(`${path}.amount`, proposed);
    proposedBefore.current = proposed;
  }, [form, setValue, path, proposed]);
  const field = (name: 'kind' | 'amount' | 'method' | 'note' | 'invoiceId') => ({
    error: form.getFieldState(`${path}.${name}`, form.formState).error?.message,
    ...register(`${path}.${name}`),
  });
  /** Suggests the amount of another kind or invoice. */
  const suggest = (kind: PaymentKind, invoiceId: string) => {
    setValue(`${path}.amount`, proposedFor({ kind, invoiceId }, balance), { shouldDirty: true });
    clearErrors(path);
  };
  const { openInvoices = [] } = balance;
  return (
    <div className={`field-row ${styles.fields}`}>
      <SelectField
        label={texts.kind}
        options={kindsToNote().map((kind) => [kind, texts.kinds[kind]])}
        {...field('kind')}
        {...register(`${path}.kind`, {
          onChange: ({ target }: { target: { value: PaymentKind } }) => {
            setValue(`${path}.invoiceId`, '');
            suggest(target.value, '');
          },
        })}
      />
      {row?.kind === 'deposit_kept' && openInvoices.length > 1 && (
        <SelectField
          label={texts.invoice}
          none={texts.chooseInvoice}
          options={openInvoices.map(({ id, number, open }) => [
            String(id),
            `${number}, ${texts.isOpen(price(open, currency))}`,
          ])}
          {...field('invoiceId')}
          {...register(`${path}.invoiceId`, {
            onChange: ({ target }: { target: { value: string } }) =>
              suggest('deposit_kept', target.value),
          })}
        />
      )}
      <TextField
        label={texts.amount(currencySign(currency))}
        inputMode="decimal"
        autoComplete="off"
        {...field('amount')}
      />
      <SelectField
        label={texts.method}
        options={notedMethods.map((method) => [method, texts.methods[method]])}
        {...field('method')}
      />
      <TextField
        label={row?.method === 'till' ? texts.receipt : texts.note}
        maxLength={limits.paymentNote}
        autoComplete="off"
        {...field('note')}
      />
    </div>
  );
}
