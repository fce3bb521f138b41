import { useState } from 'react';
import {
  orderReferenceForm,
  setOrderReference,
} from '../../../../contract/counter/order-references.ts';
import { afterBookingTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { OrderReferenceFields } from '../../ui/OrderReferenceFields.tsx';
import { SubmitRow } from '../../ui/SubmitRow.tsx';
import { toast } from '../../ui/toast.ts';
import { Fold } from '../FoldedCard.tsx';
import { changeShown } from './change-shown.ts';
import type { ShownStory } from './story.ts';
import { useTypedForm } from './use-typed-form.ts';

/** What a business wants to read on the invoice. */
export function OrderReference(shown: ShownStory) {
  const { id, orderNumber, costCentre } = shown.story.stored.data;
  const texts = afterBookingTexts().orderReference;
  const submission = useTypedForm(`${id}:order`, {
    schema: orderReferenceForm,
    defaultValues: { orderNumber: orderNumber ?? '', costCentre: costCentre ?? '' },
    send: async (body) => {
      await changeShown(setOrderReference, { params: { id }, body }, shown, () =>
        toast('success', texts.saved),
      );
      form.reset({ orderNumber: body.orderNumber ?? '', costCentre: body.costCentre ?? '' });
      submission.forgetTyped();
    },
  });
  const { form } = submission;
  const [isOpen, setOpen] = useState(submission.isRestored);
  const about = [orderNumber, costCentre].filter(Boolean).join(', ');
  return (
    <Fold title={texts.title} about={about} isOpen={isOpen} onToggle={setOpen}>
      <Form
        label={texts.title}
        submission={submission}
        actions={<SubmitRow isQuiet>{texts.save}</SubmitRow>}
      >
        <p className="muted">{texts.about}</p>
        <OrderReferenceFields form={form} />
      </Form>
    </Fold>
  );
}
