import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paymentForm, type PaymentForm } from '../../contract/reservations/payment.ts';
import type { Payment } from '../../src/islands/booking/booking.ts';
import { PaymentFields } from '../../src/islands/booking/PaymentFields.tsx';
import { Form } from '../../src/islands/ui/Form.tsx';
import { useSubmitForm } from '../../src/lib/forms/form.ts';
import { catalogues } from '../support/catalogues.ts';
import '../support/load-texts.ts';
import { render } from './render.tsx';

const { booking, messages } = catalogues.en;

function Card() {
  const submission = useSubmitForm<PaymentForm, Payment>({
    schema: () => paymentForm('2026-11-26'),
    defaultValues: { cardNumber: '', nameOnCard: '', expireDate: '', cvc: '' },
    send: async () => undefined,
  });
  return (
    <Form label="Card" submission={submission}>
      <PaymentFields
        form={submission.form}
        conditions={null}
        review={(consent) => consent}
        button={null}
      />
    </Form>
  );
}

const number = page.getByLabelText(booking.fields.cardNumber);
const expireDate = page.getByLabelText(booking.fields.expireDate);
const cvc = page.getByLabelText(booking.fields.cvc);

describe('the fields of a card', () => {
  test('take three digits of a security code, and four once the number is of American Express', async () => {
    render(<Card />);
    await cvc.fill('1234');
    await expect.element(cvc).toHaveValue('123');
    await number.fill('378282246310005');
    await cvc.fill('12345');
    await expect.element(cvc).toHaveValue('1234');
    await expect.element(cvc).toHaveAttribute('aria-invalid', 'false');
  });

  test('say beside the code at once that another number has a shorter one', async () => {
    render(<Card />);
    await number.fill('378282246310005');
    await cvc.fill('1234');
    await number.fill('4111111111111111');
    await expect.element(cvc).toHaveAccessibleDescription(messages.payment.cvc);
    await cvc.fill('123');
    await expect.element(cvc).toHaveAttribute('aria-invalid', 'false');
  });

  test('say at once that the code must be a number, and drop no letter without a word', async () => {
    render(<Card />);
    await cvc.fill('12a');
    await expect.element(cvc).toHaveValue('12a');
    await expect.element(cvc).toHaveAccessibleDescription(messages.payment.cvcNotNumber);
    await cvc.fill('12');
    await expect.element(cvc).not.toHaveAccessibleDescription(messages.payment.cvcNotNumber);
  });

  test('understand the date as browsers and password managers fill it in', async () => {
    render(<Card />);
    for (const filled of ['2027-12', '12/2027', '1227', '12 / 27']) {
      await expireDate.fill(filled);
      await expect.element(expireDate).toHaveValue('12/27');
    }
  });
});
