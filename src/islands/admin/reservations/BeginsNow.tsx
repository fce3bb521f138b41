import { adminTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { fillNow } from './begin-now.ts';
import type { NewReservation } from './use-new-reservation.ts';

const options = { shouldDirty: true, shouldValidate: true };

/** Fills in a rental that begins now, at the company's main place. Hosts without a counter may refuse what is past. */
export function BeginsNow({ booking }: { booking: NewReservation }) {
  const isOffered = useOffers('counter');
  if (!isOffered) return null;
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
