import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Counter } from '../../../../contract/counter/counter.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import type { Customer } from '../../../../contract/users/users.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { loadReservation, storyAfter, type Loaded } from '../counter/story.ts';
import { Await } from '../shell/Await.tsx';
import { hasUnsavedChanges } from '../shell/navigation.ts';
import { $page, addressOf } from '../shell/router.ts';
import { reservationName } from '../name-of.ts';
import { adminTexts } from '../../../lib/texts/texts.ts';

const ReservationDocuments = lazyPart(
  () => import('./ReservationDocuments.tsx'),
  'ReservationDocuments',
  ['afterBooking'],
);
const ReservationForm = lazyPart(() => import('./ReservationForm.tsx'), 'ReservationForm');
const Story = lazyPart(() => import('../counter/Story.tsx'), 'Story');

const Drivers = lazyPart(() => import('../counter/Drivers.tsx'), 'Drivers');
const OrderReference = lazyPart(() => import('../counter/OrderReference.tsx'), 'OrderReference', [
  'afterBooking',
]);
const Money = lazyPart(() => import('../payments/Money.tsx'), 'Money');

/** Private customers have none, and those that were erased none any more. */
const hasOrderReference = (
  { orderNumber, costCentre, customerErased }: Reservation,
  customer: Customer | null,
): boolean => !customerErased && Boolean(customer?.companyName || orderNumber || costCentre);

export function ReservationScreen({ reservationId }: { reservationId: string }) {
  const load = useCallback(() => loadReservation(reservationId), [reservationId]);
  const title = reservationName(reservationId);
  return (
    <Await title={title} load={load}>
      {(loaded) => <Shown title={title} loaded={loaded} />}
    </Await>
  );
}

/** The story, what can be changed, and the documents. */
function Shown({ title, loaded }: { title: string; loaded: Loaded }) {
  const [shown, setShown] = useState(loaded);
  const [form, setForm] = useState({ stored: loaded.stored, round: 0 });
  const { begins } = useStore($page)?.search ?? {};
  const { stored, counter, customer } = shown;
  const { userId, customerErased } = stored.data;
  const update = async (changed: Counter) => {
    const now = await storyAfter(shown, changed);
    setShown(now);
    // Unsaved changes stay: saving them shows what has changed meanwhile.
    if (!hasUnsavedChanges()) setForm(({ round }) => ({ stored: now.stored, round: round + 1 }));
  };
  return (
    <>
      <ScreenHeader title={title}>
        {userId != null && (
          <a className="button" href={addressOf.user(userId)}>
            {customerErased ? adminTexts().erasedCustomer : adminTexts().getCustomer}
          </a>
        )}
      </ScreenHeader>
      {counter && (
        <>
          <Story story={{ stored, counter, customer }} onChanged={update} />
          <Drivers story={{ stored, counter, customer }} onChanged={update} />
          {hasOrderReference(stored.data, customer) && (
            <OrderReference story={{ stored, counter, customer }} onChanged={update} />
          )}
          <Money story={{ stored, counter, customer }} onChanged={update} />
        </>
      )}
      <ReservationForm
        key={form.round}
        stored={form.stored}
        counter={counter}
        beginsWithVehicle={begins === 'vehicle' && form.round === 0}
      />
      <HistoryCard kind="reservation" id={stored.data.id} />
      {/* Last: what was sent arrives later, and would push away what is below it. */}
      <ReservationDocuments reservation={stored.data} />
    </>
  );
}
