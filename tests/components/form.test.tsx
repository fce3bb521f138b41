import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { Form } from '../../src/islands/ui/Form.tsx';
import { SubmitButton } from '../../src/islands/ui/SubmitButton.tsx';
import { TextField } from '../../src/islands/ui/TextField.tsx';
import { ApiError } from '../../src/lib/api/api.ts';
import { useSubmitForm } from '../../src/lib/forms/form.ts';
import { render } from './render.tsx';

const schema = z.object({
  town: z.string().min(1, 'Please enter the town'),
  zipCode: z.string().regex(/^\d{5}$/, 'Please enter five digits'),
});
type Sent = z.output<typeof schema>;

interface AddressProps {
  send: (values: Sent) => Promise<void>;
  onFailure?: (message: string) => { dismiss: () => void };
}

function Address({ send, onFailure }: AddressProps) {
  const submission = useSubmitForm({
    schema,
    defaultValues: { zipCode: '', town: '' },
    send,
    onFailure,
  });
  const { form } = submission;
  const { errors } = form.formState;
  return (
    <Form label="Address" submission={submission}>
      <TextField label="Town" error={errors.town?.message} {...form.register('town')} />
      <TextField
        label="Zip code"
        hint="Five digits"
        error={errors.zipCode?.message}
        {...form.register('zipCode')}
      />
      <SubmitButton>Save</SubmitButton>
      <input type="checkbox" aria-label="Remember" />
    </Form>
  );
}

const town = page.getByLabelText('Town');
const zipCode = page.getByLabelText('Zip code');
const save = page.getByRole('button', { name: 'Save' });

async function fillIn() {
  await town.fill('Musterstadt');
  await zipCode.fill('12345');
}

describe('a form', () => {
  test('names itself, its fields and their hints', async () => {
    render(<Address send={async () => undefined} />);
    await expect.element(page.getByRole('form', { name: 'Address' })).toBeVisible();
    await expect.element(zipCode).toHaveAccessibleDescription('Five digits');
    await expect.element(zipCode).toHaveAttribute('aria-invalid', 'false');
  });

  test('sends what a password manager has filled in without an event', async () => {
    const send = vi.fn(async () => undefined);
    render(<Address send={send} />);
    await town.fill('Musterdorf');
    (town.element() as HTMLInputElement).value = 'Musterstadt';
    (zipCode.element() as HTMLInputElement).value = '12345';
    await save.click();
    await expect.poll(() => send).toHaveBeenCalledWith({ town: 'Musterstadt', zipCode: '12345' });
  });

  test('sends what was typed, by the keyboard alone', async () => {
    const send = vi.fn(async () => undefined);
    render(<Address send={send} />);
    await userEvent.keyboard('{Tab}Musterstadt{Tab}12345{Enter}');
    await expect.poll(() => send.mock.calls).toEqual([[{ town: 'Musterstadt', zipCode: '12345' }]]);
  });

  test('says each error at its field and focuses the first in sight', async () => {
    const send = vi.fn(async () => undefined);
    render(<Address send={send} />);
    await save.click();
    await expect.element(town).toHaveAccessibleDescription('Please enter the town');
    await expect.element(town).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(zipCode)
      .toHaveAccessibleDescription('Please enter five digits Five digits');
    await expect.element(town).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test("shows the server's error at its field, keeps what was typed and focuses it", async () => {
    const errors = { zipCode: 'There is no such zip code' };
    const refuse = async () => {
      throw new ApiError(400, errors.zipCode, { errors });
    };
    render(<Address send={refuse} />);
    await fillIn();
    await town.click();
    await save.click();
    await expect.element(zipCode).toHaveAccessibleDescription(`${errors.zipCode} Five digits`);
    await expect.element(zipCode).toHaveFocus();
    await expect.element(zipCode).toHaveValue('12345');
    await expect.element(town).toHaveValue('Musterstadt');
    await expect.element(page.getByRole('alert')).toHaveTextContent('');
  });

  test('shows the message of the whole answer too if its field is not in the form', async () => {
    const errors = { country: 'There is no such country', zipCode: 'There is no such zip code' };
    const refuse = async () => {
      throw new ApiError(400, errors.country, { errors });
    };
    render(<Address send={refuse} />);
    await fillIn();
    await save.click();
    await expect.element(zipCode).toHaveAccessibleDescription(`${errors.zipCode} Five digits`);
    await expect.element(page.getByRole('alert')).toHaveTextContent(errors.country);
  });

  test('tells from the field, not from the words, that a message is shown already', async () => {
    const errors = { zipCode: 'There is no such zip code' };
    const refuse = async () => {
      throw new ApiError(400, 'Validation failed', { errors });
    };
    render(<Address send={refuse} />);
    await fillIn();
    await save.click();
    await expect.element(zipCode).toHaveAccessibleDescription(`${errors.zipCode} Five digits`);
    await expect.element(page.getByRole('alert')).toHaveTextContent('');
  });

  test('tells any other failure, and gives the focus back to the button', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    render(<Address send={() => promise} />);
    await fillIn();
    await userEvent.keyboard('{Tab}{Enter}');
    // A disabled button loses the focus.
    await expect.poll(() => document.activeElement).toBe(document.body);
    reject(new ApiError(503, 'Please try again later'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again later');
    await expect.element(town).toHaveValue('Musterstadt');
    await expect.element(save).toHaveFocus();
  });

  test('keeps what a toast announces in sight until the next try, and announces it no second time', async () => {
    const dismiss = vi.fn();
    const onFailure = vi.fn((message: string) => ({ dismiss, message }));
    const send = vi.fn(async () => {
      throw new ApiError(401, 'The password is wrong');
    });
    render(
      <>
        <div style={{ height: '150vh' }} />
        <Address send={send} onFailure={onFailure} />
      </>,
    );
    await fillIn();
    await save.click();
    const note = page.getByText('The password is wrong');
    await expect.element(note).toBeInViewport();
    expect(onFailure).toHaveBeenCalledWith('The password is wrong');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await town.fill('Neustadt');
    await expect.element(note).toBeVisible();
    send.mockResolvedValue(undefined as never);
    await save.click();
    await expect.element(note).not.toBeInTheDocument();
    expect(dismiss).toHaveBeenCalledOnce();
  });

  test('changes nothing while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const send = vi.fn(() => promise);
    render(<Address send={send} />);
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    await expect.element(save).toBeDisabled();
    await expect.element(zipCode).toHaveAttribute('readonly');
    await userEvent.keyboard('6{Enter}{Tab} ');
    resolve();
    await expect.element(save).toBeEnabled();
    await expect.element(zipCode).toHaveValue('12345');
    await expect.element(page.getByRole('checkbox')).toHaveFocus();
    await expect.element(page.getByRole('checkbox')).not.toBeChecked();
    expect(send).toHaveBeenCalledOnce();
  });
});
