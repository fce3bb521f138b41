import { limits } from '../../../../contract/limits.ts';
import { recordNoShow, type Counter } from '../../../../contract/counter.ts';
import { useSubmitForm } from '../../../lib/form.ts';
import { currencySign } from '../../../lib/format.ts';
import { counterTexts } from '../../../lib/texts.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { changeShown } from './change-shown.ts';
import { CounterDialog } from './CounterDialog.tsx';
import { DialogActions } from './DialogActions.tsx';
import { noShowForm } from './money-form.ts';
import type { Story } from './story.ts';
import { useKeptTyped, useTyped } from './use-typed.ts';

interface Props {
  story: Story;
  onChanged: (counter: Counter) => Promise<void>;
}

/** Records that nobody came, with a fee or without. */
export function NoShow(props: Props) {
  const { noShow, more } = counterTexts();
  return (
    <CounterDialog label={more.noShow} title={noShow.title} about={noShow.about}>
      {(close) => <NoShowForm {...props} onClose={close} />}
    </CounterDialog>
  );
}

const empty = { fee: '', note: '' };

function NoShowForm({ story, onChanged, onClose }: Props & { onClose: () => void }) {
  const { noShow: texts, note } = counterTexts();
  const { reservationId } = story.counter;
  const typed = useTyped(`${reservationId}:no-show`, empty);
  const submission = useSubmitForm({
    schema: noShowForm,
    defaultValues: typed.initial,
    send: async (body) => {
      const request = { params: { id: reservationId }, body };
      const now = await changeShown(recordNoShow, request, { counter: story.counter, onChanged });
      typed.clear();
      toast('success', texts.done);
      onClose();
      await onChanged(now);
    },
  });
  const { form } = submission;
  useKeptTyped(form, typed.keep);
  const fee = texts.fee(currencySign(story.stored.data.currency));
  const field = fieldsOf(form, { fee, note });
  return (
    <Form
      label={texts.title}
      submission={submission}
      actions={<DialogActions submit={texts.record} isDangerous onCancel={onClose} />}
    >
      <TextField hint={texts.feeHint} inputMode="decimal" autoComplete="off" {...field('fee')} />
      <TextArea rows={2} maxLength={limits.note} {...field('note')} />
    </Form>
  );
}
