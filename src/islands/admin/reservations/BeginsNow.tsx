import { readPlaces } from '../../../lib/places.ts';
import { wallTime } from '../../../lib/clock.ts';
import { adminTexts } from '../../../lib/texts.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { Icon } from '../../ui/Icon.tsx';
import { beginNow } from './begin-now.ts';
import type { NewReservation } from './use-new-reservation.ts';

const places = ['pickUpLocation', 'dropOffLocation'] as const;
const options = { shouldDirty: true, shouldValidate: true };

/** Fills in a rental that begins now, at the company's main place. Hosts without a counter may refuse what is past. */
export function BeginsNow({ form }: Pick<NewReservation, 'form'>) {
  const isOffered = useOffers('counter');
  if (!isOffered) return null;
  const begin = () => {
    const moments = beginNow(wallTime(), form.getValues());
    for (const name of ['pickUpDate', 'pickUpTime', 'dropOffDate'] as const)
      if (moments[name]) form.setValue(name, moments[name], options);
    const [main] = readPlaces();
    for (const name of places)
      if (main && !form.getValues(name)) form.setValue(name, main.name, options);
    form.setFocus(
      moments.dropOffDate || form.getValues('dropOffDate') ? 'dropOffTime' : 'dropOffDate',
    );
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
