import type { Counter } from '../../../../contract/counter.ts';
import { limits } from '../../../../contract/limits.ts';
import {
  paymentKinds,
  paymentMethods,
  type PaymentKind,
} from '../../../../contract/payment-kinds.ts';
import { currencySign } from '../../../lib/format.ts';
import { moneyTexts } from '../../../lib/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { Story } from '../counter/story.ts';
import styles from './Money.module.css';
import { usePayment } from './use-payment.ts';

interface Props {
  story: Story;
  onChanged: (counter: Counter) => Promise<void>;
}

/** Notes what was paid or given back. */
export function PaymentForm({ story, onChanged }: Props) {
  const texts = moneyTexts();
  const { turn, ...submission } = usePayment(story, onChanged);
  const { form } = submission;
  const { errors } = form.formState;
  return (
    <Form label={texts.form} submission={submission}>
      <div className={`field-row ${styles.fields}`}>
        <SelectField
          label={texts.kind}
          options={paymentKinds.map((kind) => [kind, texts.kinds[kind]])}
          error={errors.kind?.message}
          {...form.register('kind', {
            onChange: ({ target }: { target: { value: PaymentKind } }) => turn(target.value),
          })}
        />
        <TextField
          label={texts.amount(currencySign(story.stored.data.currency))}
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <SelectField
          label={texts.method}
          options={paymentMethods.map((method) => [method, texts.methods[method]])}
          error={errors.method?.message}
          {...form.register('method')}
        />
        <TextField
          label={texts.note}
          maxLength={limits.paymentNote}
          autoComplete="off"
          error={errors.note?.message}
          {...form.register('note')}
        />
      </div>
      <p>
        <SubmitButton isQuiet>{texts.submit}</SubmitButton>
      </p>
    </Form>
  );
}
