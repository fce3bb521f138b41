import { addedKinds, addLine } from '../../../../contract/counter/counter.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { currencySign, price } from '../../../lib/texts/format.ts';
import { kindText } from '../../../lib/texts/line-text.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { DialogActions } from '../../ui/DialogActions.tsx';
import { Form } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { changeShown } from './change-shown.ts';
import { CounterDialog } from './CounterDialog.tsx';
import { lineForm } from './money-form.ts';
import type { ShownStory } from './story.ts';
import { useKeptTyped, useTyped } from './use-typed.ts';

/** Adds a discount, a fee or a damage to the price. */
export function AddLine(props: ShownStory) {
  const { line, more } = counterTexts();
  return (
    <CounterDialog label={more.addLine} title={line.title}>
      {(close) => <LineForm {...props} onClose={close} />}
    </CounterDialog>
  );
}

const empty = { kind: 'fee' as (typeof addedKinds)[number], amount: '', text: '' };

function LineForm({ onClose, ...shown }: ShownStory & { onClose: () => void }) {
  const { line: texts } = counterTexts();
  const { counter, stored } = shown.story;
  const { reservationId } = counter;
  const { currency } = stored.data;
  const typed = useTyped(`${reservationId}:line`, empty);
  const submission = useSubmitForm({
    schema: lineForm,
    defaultValues: typed.initial,
    send: (body) =>
      changeShown(addLine, { params: { id: reservationId }, body }, shown, () => {
        typed.clear();
        const signed = body.kind === 'discount' ? -body.amount : body.amount;
        toast('success', texts.done(kindText(body.kind), price(signed, currency)));
        onClose();
      }),
  });
  const { form } = submission;
  useKeptTyped(form, typed.keep);
  const field = fieldsOf(form, {
    kind: texts.kind,
    amount: texts.amount(currencySign(currency)),
    text: texts.text,
  });
  return (
    <Form
      label={texts.title}
      submission={submission}
      actions={<DialogActions submit={texts.add} />}
    >
      <SelectField options={addedKinds.map((kind) => [kind, kindText(kind)])} {...field('kind')} />
      <TextField inputMode="decimal" autoComplete="off" {...field('amount')} />
      <TextField
        hint={texts.textHint}
        maxLength={limits.note}
        autoComplete="off"
        {...field('text')}
      />
    </Form>
  );
}
