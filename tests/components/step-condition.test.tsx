import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Counter } from '../../contract/counter/counter.ts';
import { StepCondition } from '../../src/islands/admin/counter/StepCondition.tsx';
import {
  emptyStep,
  stepForm,
  type StepForm,
  type StepValues,
} from '../../src/islands/admin/counter/step-form.ts';
import type { Story } from '../../src/islands/admin/counter/story.ts';
import { useTypedForm } from '../../src/islands/admin/counter/use-typed-form.ts';
import { Form } from '../../src/islands/ui/Form.tsx';
import { SubmitButton } from '../../src/islands/ui/SubmitButton.tsx';
import { render } from './render.tsx';

const story = {
  stored: { data: { currency: 'EUR' } },
  customer: { firstName: 'Erika', lastName: 'Muster' },
  counter: {
    reservationId: 7,
    damages: [
      {
        id: 'a',
        place: 'left',
        note: 'Kratzer',
        at: '2030-01-02T10:00:00',
        by: null,
        repairedAt: null,
        step: null,
      },
    ],
  } as unknown as Counter,
} as unknown as Story;

function Step({ send }: { send: (values: StepValues) => Promise<void> }) {
  const submission = useTypedForm('7:return', {
    schema: stepForm({ leastKm: null, needsReason: false }),
    defaultValues: { ...emptyStep, mileageKm: '1', fuelEighths: '8' } satisfies StepForm,
    mode: 'onSubmit',
    send,
  });
  return (
    <Form label="Return" submission={submission}>
      <StepCondition step="return" story={story} form={submission.form} />
      <SubmitButton>Take back</SubmitButton>
    </Form>
  );
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const send = vi.fn<(values: StepValues) => Promise<void>>();
beforeEach(() => {
  sessionStorage.clear();
  send.mockReset();
  send.mockResolvedValue();
});

describe('damages', () => {
  test('are added by the keyboard, with the focus where the next entry goes', async () => {
    render(<Step send={send} />);
    await expect
      .element(page.getByRole('listitem'))
      .toHaveTextContent('Left side: Kratzer since Wed, 2 Jan 2030, 10:00');
    button('Add a damage').element().focus();
    await userEvent.keyboard('{Enter}');
    const damage = page.getByRole('group', { name: 'Damage 1' });
    await expect.element(damage.getByRole('radio', { name: 'Front' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}Delle{Tab}12,50');
    await button('Take back').click();
    expect(send.mock.calls[0]![0].damages).toMatchObject([
      { place: 'rear', note: 'Delle', amount: 12.5 },
    ]);
    await button('Remove Damage 1').click();
    await expect.element(button('Add a damage')).toHaveFocus();
  });

  test('say beside the field what is missing, and focus it', async () => {
    render(<Step send={send} />);
    await button('Add a damage').click();
    await button('Take back').click();
    const places = page.getByRole('radiogroup', { name: 'Where' });
    await expect.element(places).toHaveAccessibleDescription('Please select where the damage is');
    await expect.element(places.getByRole('radio', { name: 'Front' })).toHaveFocus();
    expect(send).not.toHaveBeenCalled();
  });

  test('are kept with all else that was typed', async () => {
    render(<Step send={send} />);
    await button('Add a damage').click();
    await page.getByRole('radio', { name: 'Roof' }).click();
    await page.getByLabelText('What is it like').fill('Hagel');
    await page.getByRole('switch', { name: 'Take the vehicle out of service' }).click();
    await page.getByLabelText('Name of who signs').fill('Max');
    document.body.replaceChildren();
    render(<Step send={send} />);
    await expect.element(page.getByLabelText('What is it like')).toHaveValue('Hagel');
    await expect.element(page.getByRole('radio', { name: 'Roof' })).toBeChecked();
    await expect.element(page.getByRole('switch')).toBeChecked();
    await expect.element(page.getByLabelText('Name of who signs')).toHaveValue('Max');
  });
});

describe('the signature', () => {
  const pad = page.getByRole('img', { name: 'Field to sign in' });

  function draw(): void {
    const area = pad.element();
    // Only a real pointer can be captured.
    area.setPointerCapture = () => undefined;
    const { left, top } = area.getBoundingClientRect();
    const point = (type: string, x: number, y: number) =>
      area.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          button: type === 'pointermove' ? -1 : 0,
          clientX: left + x,
          clientY: top + y,
        }),
      );
    point('pointerdown', 20, 20);
    point('pointermove', 60, 40);
    point('pointerup', 60, 40);
  }

  test('is drawn, cleared and drawn again, and gets the name of the customer', async () => {
    render(<Step send={send} />);
    await expect.element(pad).toBeVisible();
    draw();
    await button('Clear').click();
    await expect.element(page.getByLabelText('Name of who signs')).toHaveFocus();
    await button('Take back').click();
    expect(send.mock.calls[0]![0].strokes).toBe('');
    draw();
    await expect.element(button('Clear')).toBeVisible();
    await button('Take back').click();
    expect(send.mock.calls[1]![0].strokes).toMatch(/^M\d+ \d+L\d+ \d+L\d+ \d+$/);
  });
});
