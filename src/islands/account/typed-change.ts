import type { RentalForm } from '../../../contract/rental.ts';
import { rentalLineNames } from '../../../contract/rental-fields.ts';
import { draft } from '../../lib/draft.ts';
import { momentNames } from '../../lib/rental.ts';
import type { Changes } from './changes.ts';

type Test = (name: keyof RentalForm) => boolean;

const all: (keyof RentalForm)[] = [...rentalLineNames, ...momentNames];

const pick = (values: Partial<RentalForm>, isMeant: Test): Partial<RentalForm> =>
  Object.fromEntries(all.filter(isMeant).map((name) => [name, values[name]]));

/** What was typed into the form that changes a reservation, for this tab: only what differs from what is booked. */
export function typedChange(id: number, booked: RentalForm, changes: Changes) {
  const { keep, read, clear } = draft<Partial<RentalForm>>(`change-${id}`);
  return {
    keep: (values: RentalForm): void => keep(pick(values, (name) => values[name] !== booked[name])),
    /** Of an extension only the drop-off is left, which alone has fields. */
    read: (): Partial<RentalForm> => {
      const typed = read();
      const isShown: Test = (name) => changes === 'all' || /^dropOff(Date|Time)$/.test(name);
      return pick(typed, (name) => name in typed && isShown(name));
    },
    clear,
  };
}
