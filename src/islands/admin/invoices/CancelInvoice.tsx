import { useState } from 'react';
import {
  cancelInvoice,
  type ListedInvoice,
  type MissingDatum,
} from '../../../../contract/money/invoices.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { call } from '../../../lib/api/api.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { invoiceTexts } from '../../../lib/texts/texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { DialogForm } from '../../ui/DialogForm.tsx';
import { fieldsOf } from '../../ui/fields-of.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import { CounterDialog } from '../counter/CounterDialog.tsx';
import type { ShownStory } from '../counter/story.ts';
import { numbersOf } from './IssueInvoice.tsx';
import { MissingData, missingIn } from './MissingData.tsx';

interface Props extends ShownStory {
  invoice: ListedInvoice;
}

/** Cancels an invoice or a claim, and issues it anew. */
export function CancelInvoice(props: Props) {
  const { number } = props.invoice;
  const { cancel } = invoiceTexts();
  return (
    <CounterDialog
      label={
        <>
          {cancel.open} <span className="visually-hidden">{number}</span>
        </>
      }
      title={cancel.title(number)}
      about={cancel.about}
    >
      {(close) => <CancelForm {...props} onClose={close} />}
    </CounterDialog>
  );
}

function CancelForm({ invoice, story, onChanged, onClose }: Props & { onClose: () => void }) {
  const { cancel: texts } = invoiceTexts();
  const { counter, stored } = story;
  const { id, number } = invoice;
  const [missing, setMissing] = useState<MissingDatum[]>([]);
  const submission = useSubmitForm({
    schema: cancelInvoice.body,
    defaultValues: { reason: '', reissue: true },
    send: async (body) => {
      setMissing([]);
      const issued = await call(cancelInvoice, { params: { id }, body }).catch((error: unknown) => {
        setMissing(missingIn(error));
        throw error;
      });
      const numbers = numbersOf(issued);
      toast('success', numbers ? texts.reissued(number, numbers) : texts.done(number));
      onClose();
      await onChanged(counter);
    },
  });
  const { failure } = submission;
  const field = fieldsOf(submission.form, { reason: texts.reason, reissue: texts.reissue });
  return (
    <DialogForm
      label={texts.title(number)}
      submission={{
        ...submission,
        failure: failure && (
          <>
            {failure}. <MissingData missing={missing} userId={stored.data.userId} />
          </>
        ),
      }}
      submit={texts.submit}
      isDangerous
    >
      <TextField maxLength={limits.line} autoComplete="off" {...field('reason')} />
      <Checkbox hint={texts.reissueHint} {...field('reissue')} />
    </DialogForm>
  );
}
