import {
  orderReferenceForm,
  setOwnOrderReference,
} from '../../../contract/counter/order-references.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { call } from '../../lib/api/api.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import { afterBookingTexts } from '../../lib/texts/texts.ts';
import { Form } from '../ui/Form.tsx';
import { OrderReferenceFields } from '../ui/OrderReferenceFields.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { toast } from '../ui/toast.ts';
import styles from './Drivers.module.css';
import { useUnsavedWarning } from './use-typed-before.ts';

interface Props {
  reservation: Reservation;
  isCompany: boolean;
}

/** What a business wants to read on the invoice. Bare hosts know nothing of it. */
export function OrderReference({ reservation, isCompany }: Props) {
  const { orderNumber, costCentre } = reservation;
  if (orderNumber === undefined || !(isCompany || orderNumber || costCentre)) return null;
  return <Shown reservation={reservation} />;
}

function Shown({ reservation }: Pick<Props, 'reservation'>) {
  const { id, orderNumber, costCentre } = reservation;
  const texts = afterBookingTexts().orderReference;
  const submission = useSubmitForm({
    schema: orderReferenceForm,
    defaultValues: { orderNumber: orderNumber ?? '', costCentre: costCentre ?? '' },
    send: async (body) => {
      await call(setOwnOrderReference, { params: { id }, body });
      form.reset({ orderNumber: body.orderNumber ?? '', costCentre: body.costCentre ?? '' });
      toast('success', texts.saved);
    },
  });
  const { form } = submission;
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  return (
    <section className={styles.form}>
      <h3>{texts.title}</h3>
      <Form
        label={texts.title}
        submission={submission}
        actions={
          <div className="cluster">
            <SubmitButton disabled={!isDirty}>{texts.save}</SubmitButton>
          </div>
        }
      >
        <p className="muted">{texts.about}</p>
        <OrderReferenceFields form={form} />
      </Form>
    </section>
  );
}
