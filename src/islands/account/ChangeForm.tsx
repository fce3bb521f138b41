import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { changeTexts } from '../../lib/texts/texts.ts';
import { Conditions } from '../ui/Conditions.tsx';
import { Form } from '../ui/Form.tsx';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { AllFields, ExtensionFields } from './ChangeFields.tsx';
import { ChangePreview, submitLabel } from './ChangePreview.tsx';
import styles from './ChangeScreen.module.css';
import type { Changes } from './stage.ts';
import { LaterDropOff } from './LaterDropOff.tsx';
import { useChange } from './use-change.ts';

interface Props {
  reservation: Reservation;
  changes: Exclude<Changes, 'none'>;
}

/** New times and places of a reservation, what they cost, and the button that changes it. */
export function ChangeForm({ reservation, changes }: Props) {
  const { submission, values, isChanged, preview, formerPrice } = useChange(reservation, changes);
  const { form } = submission;
  const texts = changeTexts();
  const title = changes === 'all' ? texts.form.about : texts.form.extension;
  const isFree = preview.answer?.available && !preview.isAsking;
  const difference = isFree ? preview.answer!.difference : null;
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change" className={styles.title}>
        {title}
      </h2>
      <Form
        label={title}
        submission={submission}
        actions={
          <SubmitButton disabled={!isChanged}>
            {submitLabel(changes, difference, reservation.currency)}
          </SubmitButton>
        }
      >
        {changes === 'all' ? (
          <AllFields form={form} values={values} reservation={reservation} />
        ) : (
          <ExtensionFields form={form} values={values} reservation={reservation} />
        )}
        <LaterDropOff form={form} values={values} booked={reservation.dropOffTime} />
        <ChangePreview
          {...preview}
          isChanged={isChanged}
          formerPrice={formerPrice}
          agreed={reservation}
        />
        {difference !== null && difference > 0 && reservation.vehicle && (
          <Conditions vehicle={reservation.vehicle} />
        )}
      </Form>
    </section>
  );
}
