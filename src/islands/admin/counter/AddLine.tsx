import { addedKinds, addLine } from '../../../../contract/counter/counter.ts';
import { useWatch } from 'react-hook-form';
import { currencySign, price } from '../../../lib/texts/format.ts';
import { kindText, lineText } from '../../../lib/texts/line-text.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { fieldsOf } from '../../ui/fields-of.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { changeShown } from './change-shown.ts';
import { CounterDialog } from './CounterDialog.tsx';
import { lineForm } from './money-form.ts';
import type { ShownStory } from './story.ts';
import { useTypedForm } from './use-typed-form.ts';
import { may } from '../../../lib/session/may.ts';
import { NoteField } from '../form/NoteField.tsx';

/** Adds a discount, a fee or a damage to the price. */
export function AddLine(props: ShownStory) {
  const { line, more } = counterTexts();
  return (
    <CounterDialog label={more.addLine} title={line.title}>
      {(close) => <LineForm {...props} onClose={close} />}
    </CounterDialog>
  );
}

const emptyLine = {
  kind: addedKinds[0] as (typeof addedKinds)[number],
  amount: '',
  percent: '',
  text: '',
};

function LineForm({ onClose, ...shown }: ShownStory & { onClose: () => void }) {
  const { line: texts } = counterTexts();
  const { counter, stored } = shown.story;
  const { reservationId } = counter;
  const { currency } = stored.data;
  const submission = useTypedForm(`${reservationId}:line`, {
    schema: lineForm,
    defaultValues: emptyLine,
    send: (body) =>
      changeShown(addLine, { params: { id: reservationId }, body }, shown, ({ lines }) => {
        submission.forgetTyped();
        const added = lines.at(-1)!;
        toast(
          'success',
          texts.done(lineText({ ...added, text: null }), price(added.amount, currency)),
        );
        onClose();
      }),
  });
  const { form } = submission;
  const kind = useWatch({ control: form.control, name: 'kind' });
  /** One of both says the amount. */
  const empty = (other: 'amount' | 'percent') => () => form.setValue(other, '');
  const field = fieldsOf(form, {
    kind: texts.kind,
    amount: texts.amount(currencySign(currency)),
    percent: texts.percent,
    text: texts.text,
  });
  return (
    <DialogForm label={texts.title} submission={submission} submit={texts.add}>
      <SelectField options={addedKinds.map((kind) => [kind, kindText(kind)])} {...field('kind')} />
      {(kind !== 'discount' || may('prices')) && (
        <TextField
          inputMode="decimal"
          autoComplete="off"
          {...field('amount')}
          {...form.register('amount', { onChange: empty('percent') })}
        />
      )}
      {kind === 'discount' && (
        <TextField
          inputMode="decimal"
          autoComplete="off"
          {...field('percent')}
          {...form.register('percent', { onChange: empty('amount') })}
        />
      )}
      <NoteField hint={texts.textHint} {...field('text')} />
    </DialogForm>
  );
}
