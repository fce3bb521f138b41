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
import { readNumber } from '../../../../contract/values/numbers.ts';
import { amountFor, type Balance } from './balance.ts';
import styles from './PaymentRows.module.css';
import { amountField, typedAmount, type RowsForm } from './payment-rows.ts';
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

/** What was paid, given back or kept. */
export function PaymentFields({ form, index, balance, currency }: Props) {
  const texts = moneyTexts();
  const { register, setValue, clearErrors, control } = form;
  const path = `payments.${index}` as const;
  const row = useWatch({ control, name: path });
  const field = (name: 'kind' | 'amount' | 'method' | 'note' | 'invoiceId') => ({
    error: form.getFieldState(`${path}.${name}`, form.formState).error?.message,
    ...register(`${path}.${name}`),
  });
  /** Suggests the amount of another kind or invoice. */
  const suggest = (kind: PaymentKind, invoiceId: string) => {
    const amount = amountFor(kind, balance, invoiceId === '' ? null : Number(invoiceId));
    setValue(`${path}.amount`, typedAmount(amount), { shouldDirty: true });
    clearErrors(path);
  };
  const { openInvoices = [], due } = balance;
  const isOther = row?.kind === 'payment' && readNumber(row.amount, amountField) !== due;
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
        // It may have changed since it was proposed.
        hint={isOther && due > 0 ? texts.isOpen(price(due, currency)) : undefined}
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
