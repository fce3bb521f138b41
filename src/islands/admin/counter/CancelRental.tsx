import { z } from 'zod';
import { cancelForCustomer } from '../../../../contract/counter/cancelling.ts';
import { key } from '../../../../contract/texts/message-key.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { note } from '../../../../contract/values/notes.ts';
import { customerTexts, dispatchTexts } from '../../../lib/texts/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextArea } from '../../ui/TextArea.tsx';
import { toast } from '../../ui/toast.ts';
import { $page } from '../shell/router.ts';
import { changeShown } from './change-shown.ts';
import { CounterDialog } from './CounterDialog.tsx';
import type { ShownStory } from './story.ts';
import { useTypedForm } from './use-typed-form.ts';

/** Cancels a rental for its customer, for a reason or none. Begins open if the address says so. */
export function CancelRental(props: ShownStory) {
  const { cancel: texts } = dispatchTexts();
  return (
    <CounterDialog
      label={texts.label}
      title={texts.title}
      about={texts.about}
      beginsOpen={$page.get()?.search.begins === 'cancel'}
    >
      {(close) => <CancelForm {...props} onClose={close} />}
    </CounterDialog>
  );
}

const form = z.object({ reason: note(key('counter.cancelReason')), tell: z.boolean() });
const empty = { reason: '', tell: true };

function CancelForm({ onClose, ...shown }: ShownStory & { onClose: () => void }) {
  const { cancel: texts } = dispatchTexts();
  const { reservationId } = shown.story.counter;
  const submission = useTypedForm(`${reservationId}:cancel`, {
    schema: form,
    defaultValues: empty,
    send: (body) =>
      changeShown(cancelForCustomer, { params: { id: reservationId }, body }, shown, () => {
        submission.forgetTyped();
        toast('success', texts.done);
        onClose();
      }),
  });
  const field = fieldsOf(submission.form, { reason: texts.reason });
  return (
    <DialogForm label={texts.title} submission={submission} submit={texts.submit} isDangerous>
      <TextArea rows={2} maxLength={limits.note} hint={texts.reasonHint} {...field('reason')} />
      {shown.story.customer?.email === '' ? (
        <p className="muted">{customerTexts().noEmail}</p>
      ) : (
        <Checkbox label={texts.tell} {...submission.form.register('tell')} />
      )}
    </DialogForm>
  );
}
