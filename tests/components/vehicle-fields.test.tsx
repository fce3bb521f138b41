import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { VehicleFields } from '../../src/islands/admin/vehicles/VehicleFields.tsx';
import {
  valuesOf,
  vehicleForm,
  type VehicleFormOutput,
} from '../../src/islands/admin/vehicles/vehicle-form.ts';
import { Form } from '../../src/islands/ui/Form.tsx';
import { SubmitButton } from '../../src/islands/ui/SubmitButton.tsx';
import { useSubmitForm } from '../../src/lib/forms/form.ts';
import { render } from './render.tsx';

const stored = { ...sampleVehicle(), id: 1, image: ['a'], builtIn: false, pricePerHour: 1312.5 };

function Vehicle({ send }: { send: (values: VehicleFormOutput) => Promise<void> }) {
  const submission = useSubmitForm({
    schema: vehicleForm,
    defaultValues: valuesOf(stored),
    send,
  });
  return (
    <Form label="Vehicle" submission={submission}>
      <VehicleFields form={submission.form} progress={null} isOurs />
      <SubmitButton>Update</SubmitButton>
    </Form>
  );
}

const price = page.getByLabelText('Price/hour');
const update = page.getByRole('button', { name: 'Update' });

describe('a field of money', () => {
  test('shows what is stored with its cents', async () => {
    render(<Vehicle send={async () => undefined} />);
    await expect.element(price).toHaveValue('1312.50');
    await expect.element(price).toHaveAttribute('inputmode', 'decimal');
  });

  test.each([
    ['1.368,00', 1368],
    ['1,368.00', 1368],
    ['1,368', 1368],
    ['25,2', 25.2],
    ['12', 12],
  ])('takes %s', async (typed, meant) => {
    const send = vi.fn(async (_values: VehicleFormOutput) => undefined);
    render(<Vehicle send={send} />);
    await price.fill(typed);
    await update.click();
    await expect.poll(() => send.mock.calls[0]?.[0].pricePerHour).toBe(meant);
    await expect.element(price).toHaveValue(typed);
  });

  test.each([
    ['1,360', 'This could mean 1360.00 or 1.36. Please write one of them'],
    ['-5', 'Please enter price per hour'],
    ['ten', 'Please enter price per hour'],
    ['', 'Please enter price per hour'],
  ])('says what is wrong with "%s", and keeps it', async (typed, message) => {
    const send = vi.fn(async () => undefined);
    render(<Vehicle send={send} />);
    await price.fill(typed);
    await update.click();
    await expect.element(price).toHaveAccessibleDescription(message);
    await expect.element(price).toHaveFocus();
    await expect.element(price).toHaveValue(typed);
    expect(send).not.toHaveBeenCalled();
  });

  test('does not change with the arrow keys', async () => {
    render(<Vehicle send={async () => undefined} />);
    await price.click();
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    await expect.element(price).toHaveValue('1312.50');
  });
});
