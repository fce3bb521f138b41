import { useWatch } from 'react-hook-form';
import { limits } from '../../../../contract/values/limits.ts';
import {
  paymentKinds,
  notedMethods,
  type PaymentKind,
} from '../../../../contract/counter/payment-kinds.ts';
import { currencySign } from '../../../lib/texts/format.ts';
import { moneyTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import type { ShownStory } from '../counter/story.ts';
import styles from './Money.module.css';
import { usePayment } from './use-payment.ts';

/** Notes what was paid or given back. */
export function PaymentForm(shown: ShownStory) {
  const texts = moneyTexts();
  const { turn, ...submission } = usePayment(shown);
  const { form } = submission;
  const method = useWatch({ control: form.control, name: 'method' });
  const field = fieldsOf(form, {
    ...texts,
    note: method === 'till' ? texts.receipt : texts.note,
    amount: texts.amount(currencySign(shown.story.stored.data.currency)),
  });
  return (
    <Form label={texts.form} submission={submission}>
      <div className={`field-row ${styles.fields}`}>
        <SelectField
          options={paymentKinds.map((kind) => [kind, texts.kinds[kind]])}
          {...field('kind')}
          {...form.register('kind', {
            onChange: ({ target }: { target: { value: PaymentKind } }) => turn(target.value),
          })}
        />
        <TextField inputMode="decimal" autoComplete="off" {...field('amount')} />
        <SelectField
          options={notedMethods.map((method) => [method, texts.methods[method]])}
          {...field('method')}
        />
        <TextField maxLength={limits.paymentNote} autoComplete="off" {...field('note')} />
      </div>
      <p>
        <SubmitButton isQuiet>{texts.submit}</SubmitButton>
      </p>
    </Form>
  );
}
