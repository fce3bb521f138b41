import { moneyTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import type { ShownStory } from '../counter/story.ts';
import { PaymentRows } from '../payment-rows/PaymentRows.tsx';
import { usePayment } from './use-payment.ts';

/** Notes what was paid or given back, several in one step. */
export function PaymentForm(shown: ShownStory) {
  const texts = moneyTexts();
  const submission = usePayment(shown);
  const { counter, stored } = shown.story;
  return (
    <Form label={texts.form} submission={submission}>
      <PaymentRows form={submission.form} balance={counter} currency={stored.data.currency} />
      <p>
        <SubmitButton isQuiet>{texts.submit}</SubmitButton>
      </p>
    </Form>
  );
}
