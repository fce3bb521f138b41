import { pages } from '../../../../contract/pages.ts';
import { Form } from '../../ui/Form.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import { RentalFields } from './RentalFields.tsx';
import styles from './RentalFields.module.css';
import { TakenBy } from './TakenBy.tsx';
import { takenField, useNewReservation, type Known } from './use-new-reservation.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

export function NewReservationForm({ known }: { known: Known }) {
  const booking = useNewReservation(known);
  const { form, isLeaving, vehicles, customers, values, quote } = booking;
  const conflicts = quote.state === 'known' ? quote.conflicts : [];
  const taken = conflicts.length > 0 && {
    [takenField]: { message: <TakenBy conflicts={conflicts} /> },
  };
  return (
    <section className="card">
      <Form label={adminTexts.newReservation} submission={booking} disabled={isLeaving}>
        <div className={`field-row ${styles.stops}`}>
          <ChoiceField
            control={form.control}
            name="userId"
            label={adminTexts.customer}
            option={customers.option(values.userId)}
            find={customers.find}
            onChoose={customers.remember}
          />
          <ChoiceField
            control={form.control}
            name="vehicleId"
            label={adminTexts.vehicle}
            option={vehicles.option(values.vehicleId)}
            find={vehicles.find}
          />
        </div>
        <RentalFields register={form.register} errors={{ ...taken, ...form.formState.errors }} />
        <QuoteLine quote={quote} isPast={booking.isPast} />
        <FormActions submit={adminTexts.create} list={pages.adminReservations} />
      </Form>
    </section>
  );
}
