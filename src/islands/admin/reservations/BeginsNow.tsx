import { adminTexts } from '../../../lib/texts/texts.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fillNow } from './begin-now.ts';
import type { NewReservation } from './use-new-reservation.ts';

const options = { shouldDirty: true, shouldValidate: true };

/** Fills in a rental that begins now, at the company's main place. */
export function BeginsNow({ booking }: { booking: NewReservation }) {
  const begin = () => {
    const { form } = booking;
    for (const [name, value] of Object.entries(fillNow(form.getValues())))
      form.setValue(name as keyof ReturnType<typeof fillNow>, value, options);
    booking.focusFirst();
  };
  return (
    <p>
      <button type="button" className="button" onClick={begin}>
        <Icon name="calendar" />
        {adminTexts().walkIn.beginsNow}
      </button>
    </p>
  );
}
