import { useState } from 'react';
import type { z } from 'zod';
import {
  orderReferenceForm,
  setOrderReference,
} from '../../../../contract/counter/order-references.ts';
import { useSubmitForm } from '../../../lib/forms/form.ts';
import { afterBookingTexts } from '../../../lib/texts/texts.ts';
import { Form } from '../../ui/Form.tsx';
import { OrderReferenceFields } from '../../ui/OrderReferenceFields.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { toast } from '../../ui/toast.ts';
import { Fold } from '../FoldedCard.tsx';
import { changeShown } from './change-shown.ts';
import type { ShownStory } from './story.ts';
import { useKeptTyped, useTyped } from './use-typed.ts';

/** What a business wants to read on the invoice. */
export function OrderReference(shown: ShownStory) {
  const { id, orderNumber, costCentre } = shown.story.stored.data;
  const texts = afterBookingTexts().orderReference;
  const typed = useTyped<z.input<typeof orderReferenceForm>>(`${id}:order`, {
    orderNumber: orderNumber ?? '',
    costCentre: costCentre ?? '',
  });
  const submission = useSubmitForm({
    schema: orderReferenceForm,
    defaultValues: typed.initial,
    send: async (body) => {
      await changeShown(setOrderReference, { params: { id }, body }, shown, () =>
        toast('success', texts.saved),
      );
      form.reset({ orderNumber: body.orderNumber ?? '', costCentre: body.costCentre ?? '' });
      typed.clear();
    },
  });
  const { form } = submission;
  useKeptTyped(form, typed.keep);
  const [isOpen, setOpen] = useState(typed.isRestored);
  const about = [orderNumber, costCentre].filter(Boolean).join(', ');
  return (
    <Fold title={texts.title} about={about} isOpen={isOpen} onToggle={setOpen}>
      <Form
        label={texts.title}
        submission={submission}
        actions={
          <div className="cluster">
            <SubmitButton isQuiet>{texts.save}</SubmitButton>
          </div>
        }
      >
        <p className="muted">{texts.about}</p>
        <OrderReferenceFields form={form} />
      </Form>
    </Fold>
  );
}
