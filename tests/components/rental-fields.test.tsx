import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { perRentalText } from '../../contract/reservations/rental-fields.ts';
import { rentalForm, type RentalForm } from '../../contract/reservations/rental.ts';
import { RentalFields } from '../../src/islands/booking/RentalFields.tsx';
import { Form } from '../../src/islands/ui/Form.tsx';
import { SubmitButton } from '../../src/islands/ui/SubmitButton.tsx';
import { rentalNow } from '../../src/lib/api/clock.ts';
import { useSubmitForm } from '../../src/lib/forms/form.ts';
import { emptyRental } from '../../src/lib/rental/rental.ts';
import { render } from './render.tsx';
import { english } from '../support/english.ts';

function Rental({ fixed = false }) {
  const submission = useSubmitForm({
    schema: () => rentalForm(rentalNow()),
    defaultValues: emptyRental,
    send,
  });
  return (
    <Form label="Rental" submission={submission}>
      <RentalFields form={submission.form} fixed={fixed} />
      <SubmitButton>Check</SubmitButton>
    </Form>
  );
}

const labels = {
  pickUpLocation: 'Pick-up location',
  dropOffLocation: 'Drop-off location',
  pickUpDate: 'Pick-up date',
  pickUpTime: 'Pick-up time',
  dropOffDate: 'Drop-off date',
  dropOffTime: 'Drop-off time',
};
type Name = keyof typeof labels;
const names = Object.keys(labels) as Name[];
const field = (name: Name) => page.getByLabelText(labels[name]);

const rental: RentalForm = {
  ...perRentalText(() => 'Gießen'),
  pickUpDate: '2026-04-07',
  pickUpTime: '08:00',
  dropOffDate: '2026-04-07',
  dropOffTime: '09:00',
};
async function check(changes: Partial<RentalForm> = {}) {
  const values = { ...rental, ...changes };
  for (const name of names) await field(name).fill(values[name]);
  await page.getByRole('button', { name: 'Check' }).click();
}

const send = vi.fn<(values: RentalForm) => Promise<void>>();

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue();
  // Half past midnight of 28 March in Germany, where summer time begins on the 29th.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-27T23:30:00Z') });
});
afterEach(() => vi.useRealTimers());

describe('the fields of a rental', () => {
  test('send what was typed', async () => {
    render(<Rental />);
    await check();
    await expect.poll(() => send.mock.calls).toEqual([[rental]]);
  });

  test('offer no time before now, and no drop-off before the pick-up', async () => {
    render(<Rental />);
    await expect.element(field('pickUpDate')).toHaveAttribute('min', '2026-03-28');
    await expect.element(field('pickUpDate')).toHaveAttribute('max', '2028-03-27');
    await expect.element(field('dropOffDate')).toHaveAttribute('min', '2026-03-28');
    await field('pickUpDate').fill('2026-03-28');
    await expect.element(field('pickUpTime')).toHaveAttribute('min', '00:30');
    await field('pickUpDate').fill('2026-03-30');
    await expect.element(field('pickUpTime')).not.toHaveAttribute('min');
    await expect.element(field('dropOffDate')).toHaveAttribute('min', '2026-03-30');
  });

  test('say what is missing; the first gets the focus', async () => {
    render(<Rental />);
    await check(emptyRental);
    await expect.element(field('pickUpLocation')).toHaveFocus();
    for (const name of names) {
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(name)).toHaveAccessibleDescription(english.reservations[name]);
    }
    expect(send).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<RentalForm>, Name, string]>([
    ['a past day', { pickUpDate: '2026-03-27' }, 'pickUpDate', english.reservations.pickUpPast],
    [
      'a past time',
      { pickUpDate: '2026-03-28', pickUpTime: '00:29' },
      'pickUpTime',
      english.reservations.pickUpTimePast,
    ],
    [
      'a drop-off before the pick-up',
      { dropOffDate: '2026-04-06' },
      'dropOffDate',
      english.reservations.dropOffBeforePickUp,
    ],
    ['59 minutes', { dropOffTime: '08:59' }, 'dropOffTime', english.reservations.tooShort],
    [
      'half an hour that the clock shows as one and a half',
      {
        pickUpDate: '2026-03-29',
        pickUpTime: '01:45',
        dropOffDate: '2026-03-29',
        dropOffTime: '03:15',
      },
      'dropOffTime',
      english.reservations.tooShort,
    ],
  ])('refuse %s and keep it', async (_, changes, wrong, message) => {
    render(<Rental />);
    await check(changes);
    await expect.element(field(wrong)).toHaveAccessibleDescription(message);
    await expect.element(field(wrong)).toHaveFocus();
    const values = { ...rental, ...changes };
    for (const name of names) await expect.element(field(name)).toHaveValue(values[name]);
    expect(send).not.toHaveBeenCalled();
  });

  test('lose their error when another field that caused it is corrected', async () => {
    render(<Rental />);
    await check({ dropOffTime: '08:30' });
    await expect.element(field('dropOffTime')).toHaveAttribute('aria-invalid', 'true');
    await field('pickUpTime').fill('07:00');
    await expect.element(field('dropOffTime')).toHaveAttribute('aria-invalid', 'false');
  });

  test('cannot change while they are fixed', async () => {
    render(<Rental fixed />);
    for (const name of names) await expect.element(field(name)).toHaveAttribute('readonly');
  });
});
