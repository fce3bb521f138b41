import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { withPrice, type Balance } from '../../src/islands/admin/payment-rows/balance.ts';
import {
  nextRow,
  type PaymentRowsForm,
} from '../../src/islands/admin/payment-rows/payment-rows.ts';
import { PaymentRows } from '../../src/islands/admin/payment-rows/PaymentRows.tsx';
import { price } from '../../src/lib/texts/format.ts';
import { moneyTexts } from '../../src/lib/texts/texts.ts';
import '../support/load-texts.ts';
import { render } from './render.tsx';

const balance: Balance = { status: 'DONE', due: 115, paid: 0, deposit: null, depositHeld: 0 };

/** A form whose rental may become dearer. */
function Rows() {
  const [now, setNow] = useState(balance);
  const form = useForm<PaymentRowsForm, unknown, { payments: never[] }>({
    defaultValues: { payments: [nextRow(balance)] },
  });
  return (
    <>
      <PaymentRows form={form} balance={now} currency="EUR" />
      <button onClick={() => setNow(withPrice(balance, 206.45))}>dearer</button>
    </>
  );
}

const amount = page.getByLabelText(moneyTexts().amount('€'));
const dearer = page.getByText('dearer');

test('an amount stays, and says what is open since the price has changed', async () => {
  render(<Rows />);
  const isOpen = page.getByText(moneyTexts().isOpen(price(206.45, 'EUR')));
  await expect.element(amount).toHaveValue('115.00');
  await dearer.click();
  await expect.element(isOpen).toBeVisible();
  await expect.element(amount).toHaveValue('115.00');
  await amount.fill('206.45');
  await expect.element(isOpen).not.toBeInTheDocument();
});
