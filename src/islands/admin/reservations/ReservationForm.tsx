import { useEffect, useState, type BaseSyntheticEvent } from 'react';
import type { Counter } from '../../../../contract/counter/counter.ts';
import { pages } from '../../../../contract/site/pages.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import type { Stored } from '../../../lib/api/records.ts';
import type { ReservationField } from '../counter/story.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Form } from '../../ui/Form.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { ChangedMeanwhile } from '../form/ChangedMeanwhile.tsx';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { FormActions } from '../form/FormActions.tsx';
import { CloseQuestion } from './CloseQuestion.tsx';
import { PricingChoice } from './PricingChoice.tsx';
import { PriceByHand } from './PriceByHand.tsx';
import { QuoteLine } from './QuoteLine.tsx';
import { RentalFields } from './RentalFields.tsx';
import styles from './RentalFields.module.css';
import { TakenBy } from './TakenBy.tsx';
import { useCustomerOptions } from '../choices/customer-options.ts';
import { isOpen } from './reservation-form.ts';
import { reservationNumber } from '../../../../contract/reservations/reservation-number.ts';
import { dateTime } from '../../../lib/texts/format.ts';
import { useReservationForm } from './use-reservation-form.ts';
import { reservationName } from '../name-of.ts';
import { adminTexts, choiceTexts } from '../../../lib/texts/texts.ts';
import { statusText } from '../../ui/StatusBadge.tsx';
import { may } from '../../../lib/session/may.ts';

interface Props {
  stored: Stored<Reservation>;
  /** What the counter shows above the form; null where the host has no counter. */
  counter: Pick<Counter, 'nextStep'> | null;
  focus: { field: ReservationField } | undefined;
  onSaved: () => Promise<void>;
}

/** Edits a reservation. Cancelled and completed ones must be reopened first. */
export function ReservationForm({ stored, counter, focus, onSaved }: Props) {
  const reservation = stored.data;
  const edit = useReservationForm(stored, onSaved);
  const { form, pending, vehicles, values, taken } = edit;
  // The submit event that awaits confirmation.
  const [pendingSubmit, setPendingSubmit] = useState<BaseSyntheticEvent | null>(null);
  const { errors } = form.formState;
  useEffect(() => {
    const [field] = focus ? document.getElementsByName(focus.field) : [];
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [focus]);
  const conflict = taken && {
    [taken.field]: { message: <TakenBy {...taken} /> },
  };
  const shown = { ...conflict, ...errors };
  const submit = async (event: BaseSyntheticEvent) => {
    event.preventDefault();
    if (edit.closes && (await form.trigger())) setPendingSubmit(event);
    else await edit.submit(event);
  };
  return (
    <>
      {!isOpen(reservation.status) && (
        <p className="notice notice--info">
          {reservation.customerErased ? adminTexts().closedForGood : adminTexts().closedHint}
        </p>
      )}
      <Form label={reservationName(reservation.id)} submission={{ ...edit, submit }}>
        <fieldset className="stack fieldset" disabled={!edit.isEditable}>
          <RentalFields register={form.register} errors={shown} values={values} />
        </fieldset>
        <div className={`field-row ${styles.stops}`}>
          <fieldset className={`stack fieldset ${styles.choice}`} disabled={!edit.isEditable}>
            <ChoiceField
              control={form.control}
              name="vehicleId"
              label={adminTexts().vehicle}
              error={shown.vehicleId?.message}
              option={vehicles.option(values.vehicleId)}
              find={vehicles.find}
              beginsOpen={focus?.field === 'vehicleId'}
            />
          </fieldset>
          <SelectField
            label={adminTexts().status}
            options={edit.statuses.map((status) => [status, statusText(status)])}
            error={shown.status?.message}
            {...form.register('status')}
          />
        </div>
        {edit.pricing && (
          <PricingChoice
            input={{ ...form.register('pricing'), error: shown.pricing?.message }}
            pricing={edit.pricing}
            agreed={edit.agreed}
            currency={reservation.currency}
          />
        )}
        <QuoteLine
          quote={edit.quote}
          isPast={edit.isPast}
          agreed={edit.agreed}
          currency={reservation.currency}
          isLonger={edit.isLonger}
          hasLinesAbove={counter !== null}
        />
        {counter && edit.isEditable && <PriceByHand edit={edit} currency={reservation.currency} />}
        {edit.isFreeOffered && may('prices') && (
          <Checkbox label={choiceTexts().allowFree} {...form.register('allowFree')} />
        )}
        <ChangedMeanwhile changes={edit.changes} fields={edit.fieldTexts} />
        <FormActions
          submit={adminTexts().save}
          list={pages.adminReservations}
          isQuiet={counter?.nextStep != null}
        >
          {!reservation.customerErased && may('reservations.delete') && (
            <DeleteButton
              disabled={pending}
              about={<Named reservation={reservation} />}
              onDelete={edit.remove}
            />
          )}
        </FormActions>
      </Form>
      {pendingSubmit && edit.closes && (
        <CloseQuestion
          status={edit.closes}
          reservation={reservation}
          moments={values}
          vehicle={vehicles.nameOf(values.vehicleId)}
          onConfirm={() => edit.submit(pendingSubmit)}
          onClose={() => setPendingSubmit(null)}
        />
      )}
    </>
  );
}

/** A reservation as a question about it names it. */
function Named({ reservation }: { reservation: Reservation }) {
  const { id, userId = null, pickUpTime, dropOffTime } = reservation;
  const customer = useCustomerOptions(userId).option(userId)?.text;
  const span = `${dateTime(pickUpTime)} – ${dateTime(dropOffTime)}`;
  return <>{[reservationNumber(id), customer, span].filter(Boolean).join(', ')}.</>;
}
