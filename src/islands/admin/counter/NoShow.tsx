import { limits } from '../../../../contract/values/limits.ts';
import { recordNoShow } from '../../../../contract/counter/counter.ts';
import { currencySign } from '../../../lib/texts/format.ts';
import { counterTexts } from '../../../lib/texts/texts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { changeShown } from './change-shown.ts';
import { CounterDialog } from './CounterDialog.tsx';
import { noShowForm } from './money-form.ts';
import type { ShownStory } from './story.ts';
import { useTypedForm } from './use-typed-form.ts';

interface Props extends ShownStory {
  /** Of the button, and how it looks. */
  label?: string;
  className?: string;
}

/** Records that nobody came, with a fee or without. */
export function NoShow({ label, className, ...props }: Props) {
  const { noShow, more } = counterTexts();
  return (
    <CounterDialog
      label={label ?? more.noShow}
      className={className}
      title={noShow.title}
      about={noShow.about}
    >
      {(close) => <NoShowForm {...props} onClose={close} />}
    </CounterDialog>
  );
}

const empty = { fee: '', note: '' };

function NoShowForm({ onClose, ...shown }: ShownStory & { onClose: () => void }) {
  const { noShow: texts, note } = counterTexts();
  const { counter, stored } = shown.story;
  const { reservationId } = counter;
  const submission = useTypedForm(`${reservationId}:no-show`, {
    schema: noShowForm,
    defaultValues: empty,
    send: (body) =>
      changeShown(recordNoShow, { params: { id: reservationId }, body }, shown, () => {
        submission.forgetTyped();
        toast('success', texts.done);
        onClose();
      }),
  });
  const fee = texts.fee(currencySign(stored.data.currency));
  const field = fieldsOf(submission.form, { fee, note });
  return (
    <DialogForm label={texts.title} submission={submission} submit={texts.record} isDangerous>
      <TextField hint={texts.feeHint} inputMode="decimal" autoComplete="off" {...field('fee')} />
      <TextArea rows={2} maxLength={limits.note} {...field('note')} />
    </DialogForm>
  );
}
