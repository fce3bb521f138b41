import { pages } from '../../../../contract/pages.ts';
import { reservationMessages, type Reservation } from '../../../../contract/reservations.ts';
import { Form } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ChoiceField } from '../ChoiceField.tsx';
import { DeleteButton } from '../DeleteButton.tsx';
import { CancelButton, FormActions } from '../FormActions.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import { RentalFields } from './RentalFields.tsx';
import styles from './RentalFields.module.css';
import { isOpen, nextStatuses } from './reservation-form.ts';
import { useReservationForm } from './use-reservation-form.ts';
import { adminTexts } from '../texts.ts';

/** An administrator's edit of a reservation; what is cancelled or done can only be deleted. */
export function ReservationForm({ reservation }: { reservation: Reservation }) {
  const edit = useReservationForm(reservation);
  const { form, submit, pending, failure, finished, vehicles } = edit;
  const { errors } = form.formState;
  const open = isOpen(reservation.status);
  return (
    <section className="card">
      {!open && <p className="notice notice--info">{reservationMessages.final}</p>}
      <Form
        label={adminTexts.reservation(reservation.id)}
        onSubmit={submit}
        pending={pending}
        failure={failure}
        disabled={!open || finished}
      >
        <RentalFields register={form.register} errors={errors} />
        <div className={styles.stops}>
          <ChoiceField
            control={form.control}
            name="vehicleId"
            label={adminTexts.vehicle}
            option={vehicles.option(edit.vehicleId)}
            find={vehicles.find}
          />
          <SelectField
            label={adminTexts.status}
            options={nextStatuses(reservation.status).map((status) => [status, status])}
            error={errors.status?.message}
            {...form.register('status')}
          />
        </div>
        <QuoteLine quote={edit.quote} sayTaken={false} />
        {open && (
          <FormActions submit={adminTexts.save} pending={pending} list={pages.adminReservations}>
            <DeleteButton disabled={pending} onDelete={edit.remove} />
          </FormActions>
        )}
      </Form>
      {!open && (
        <div className="cluster">
          <CancelButton list={pages.adminReservations} />
          <DeleteButton disabled={finished} onDelete={edit.remove} />
        </div>
      )}
    </section>
  );
}
