import { useEffect, useEffectEvent } from 'react';
import { pages } from '../../../../contract/site/pages.ts';
import { isAtDesk } from '../../ui/focus.ts';
import { Form } from '../../ui/Form.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { CustomerField } from './CustomerField.tsx';
import { FreeVehicles } from './FreeVehicles.tsx';
import { isExplainedTaken } from './quote.ts';
import { QuoteLine } from './QuoteLine.tsx';
import { RentalFields } from './RentalFields.tsx';
import styles from './RentalFields.module.css';
import { TakenBy } from './TakenBy.tsx';
import { takenField, useNewReservation, type ReservationStart } from './use-new-reservation.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';

interface Props {
  start: ReservationStart;
  /** A server of ours finds free vehicles: the form then begins with the times. */
  isOurs: boolean;
}

export function NewReservationForm({ start, isOurs }: Props) {
  const booking = useNewReservation(start);
  const { form, vehicles, values, quote } = booking;
  const focusFirst = useEffectEvent(() => {
    if (isOurs && isAtDesk()) booking.focusFirst();
  });
  useEffect(() => focusFirst(), []);
  const taken = isExplainedTaken(quote) && { [takenField]: { message: <TakenBy {...quote} /> } };
  const times = (
    <>
      {isOurs && (
        <p>
          <button type="button" className="button" onClick={booking.beginNow}>
            <Icon name="calendar" />
            {adminTexts().walkIn.beginsNow}
          </button>
        </p>
      )}
      <RentalFields
        register={form.register}
        errors={{ ...taken, ...form.formState.errors }}
        values={values}
        home={booking.home}
      />
    </>
  );
  const vehicle = (
    <ChoiceField
      control={form.control}
      name="vehicleId"
      label={adminTexts().vehicle}
      option={vehicles.option(values.vehicleId)}
      find={vehicles.find}
    />
  );
  const customer = <CustomerField booking={booking} />;
  return (
    <section className="card">
      <Form label={adminTexts().newReservation} submission={booking}>
        {isOurs ? (
          <>
            {times}
            <FreeVehicles moments={values} chosen={values.vehicleId} onChoose={booking.choose}>
              {vehicle}
            </FreeVehicles>
            {customer}
          </>
        ) : (
          <>
            {customer}
            <div className={`field-row ${styles.stops}`}>{vehicle}</div>
            {times}
          </>
        )}
        <QuoteLine quote={quote} isPast={booking.isPast} />
        <FormActions submit={adminTexts().create} list={pages.adminReservations} />
      </Form>
    </section>
  );
}
