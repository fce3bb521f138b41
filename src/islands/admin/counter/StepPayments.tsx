import type { UseFormReturn } from 'react-hook-form';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import type { Balance } from '../payment-rows/balance.ts';
import type { RowsForm } from '../payment-rows/payment-rows.ts';
import { PaymentRows } from '../payment-rows/PaymentRows.tsx';
import styles from './Step.module.css';
import type { StepInput, StepValues } from './step-form.ts';

interface Props {
  form: UseFormReturn<StepInput, unknown, StepValues>;
  /** With what the step adds to the price. */
  balance: Balance;
  currency: string | null | undefined;
}

/** What is paid with a step: it is noted with it, or neither is. */
export function StepPayments({ form, balance, currency }: Props) {
  return (
    <section className={`stack ${styles.section}`} aria-labelledby="payments">
      <h2 id="payments">{moneyTexts().title}</h2>
      <PaymentRows
        // Only their rows are read and written.
        form={form as unknown as RowsForm}
        balance={balance}
        currency={currency}
        isOptional
      />
    </section>
  );
}
