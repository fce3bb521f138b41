import { getPagePath } from '@nanostores/router';
import { useEffect, useState, useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import type { ErrorCode } from '../../../contract/values/errors.ts';
import { perRentalText, rentalTextNames } from '../../../contract/reservations/rental-fields.ts';
import { changeForm, type RentalForm } from '../../../contract/reservations/rental.ts';
import {
  changeReservation,
  type Reservation,
  previewChange,
} from '../../../contract/reservations/reservations.ts';
import { ApiError, call } from '../../lib/api/api.ts';
import { rentalNow } from '../../lib/api/clock.ts';
import { useSubmitForm } from '../../lib/forms/form.ts';
import {
  momentNames,
  momentsOf,
  previewedPlaces,
  rentalBody,
  rentalTimes,
  slugsOf,
} from '../../lib/rental/rental.ts';
import { changeTexts } from '../../lib/texts/texts.ts';
import { toast } from '../ui/toast.ts';
import type { Changes } from './stage.ts';
import { $page } from './router.ts';
import { draft } from '../../lib/storage/draft.ts';
import type { Answer } from '../../../contract/wire/endpoint.ts';
import { useAnswer, type AnswerState } from '../../lib/api/use-answer.ts';

type Test = (name: keyof RentalForm) => boolean;

const all: (keyof RentalForm)[] = [...rentalTextNames, ...momentNames];

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

/** Refusals that the next preview explains. */
const explained = new Set<ErrorCode | undefined>([
  'price_changed',
  'vehicle_taken',
  'vehicle_not_ready',
]);

/** Changes a reservation once its customer has seen what that costs. */
export function useChange(reservation: Reservation, changes: Changes) {
  const { id } = reservation;
  const booked: RentalForm = {
    ...perRentalText((name) => reservation[name]),
    ...momentsOf(reservation),
  };
  const [former, setFormer] = useState<{ fingerprint: string; price: number } | null>(null);
  const [typed] = useState(() => typedChange(id, booked, changes));
  const [initial] = useState(() => ({ ...booked, ...typed.read() }));
  const schema = () => changeForm(rentalNow(), { booked, onlyLater: changes === 'extension' });

  const submission = useSubmitForm({
    schema,
    defaultValues: initial,
    send: async (valid) => {
      const { answer, isAsking } = preview;
      if (isAsking || !answer?.available) return ask();
      const body = { ...rentalBody(valid), ...slugsOf(valid), expectedPrice: answer.totalPrice };
      try {
        await call(changeReservation, { params: { id }, body });
      } catch (error) {
        if (!(error instanceof ApiError && explained.has(error.details.code))) throw error;
        setFormer({ fingerprint, price: answer.totalPrice });
        return ask();
      }
      typed.clear();
      toast('success', changeTexts().changed);
      $page.open(getPagePath($page, 'reservation', { reservationId: id }));
    },
  });

  const { control, subscribe } = submission.form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: latest }) => typed.keep(latest),
      }),
    [subscribe, typed],
  );

  const values = useWatch({ control }) as RentalForm;
  const isChanged = all.some((name) => values[name] !== booked[name]);
  const isComplete = isChanged && schema().safeParse(values).success;
  const times = isComplete ? { ...rentalTimes(values), ...previewedPlaces(values) } : null;
  const fingerprint = JSON.stringify(times);
  const { state: preview, again: ask } = usePreview(id, times);
  const formerPrice = former?.fingerprint === fingerprint ? former.price : null;
  return { submission, values, isChanged, preview, formerPrice };
}

export type Preview = Answer<typeof previewChange>;
export type PreviewState = AnswerState<Preview>;
type Times = ReturnType<typeof rentalTimes> & ReturnType<typeof previewedPlaces>;

/** What other times and places of a reservation would cost. */
function usePreview(id: number, times: Times | null) {
  const ask = useCallback((query: Times) => call(previewChange, { params: { id }, query }), [id]);
  return useAnswer(times, ask);
}
