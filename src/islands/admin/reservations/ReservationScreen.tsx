import { useStore } from '@nanostores/react';
import { useCallback, useState } from 'react';
import type { Counter } from '../../../../contract/counter/counter.ts';
import { listInvoices, type ListedInvoice } from '../../../../contract/money/invoices.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import type { Customer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { loadReservation, type Loaded } from '../counter/story.ts';
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
const Invoices = lazyPart(() => import('../invoices/Invoices.tsx'), 'Invoices', ['invoices']);

/** Private customers have none, and those that were erased none any more. */
const hasOrderReference = (
  { orderNumber, costCentre, customerErased }: Reservation,
  customer: Customer | null,
): boolean => !customerErased && Boolean(customer?.companyName || orderNumber || costCentre);

interface Page extends Loaded {
  /** Or why they could not be loaded. */
  invoices: ListedInvoice[] | string;
}

/** Loads all that the screen shows at once. @throws ApiError */
async function loadPage(id: string | number): Promise<Page> {
  const [loaded, invoices] = await Promise.all([loadReservation(id), loadInvoices(id)]);
  return { ...loaded, invoices };
}

const loadInvoices = async (id: string | number): Promise<Page['invoices']> =>
  (await isOurs()) ? call(listInvoices, { params: { id } }).catch(failureMessage) : [];

export function ReservationScreen({ reservationId }: { reservationId: string }) {
  const load = useCallback(() => loadPage(reservationId), [reservationId]);
  const title = reservationName(reservationId);
  return (
    <Await title={title} load={load}>
      {(loaded) => <Shown title={title} loaded={loaded} />}
    </Await>
  );
}

/** The story, what can be changed, and the documents. */
function Shown({ title, loaded }: { title: string; loaded: Page }) {
  const [shown, setShown] = useState(loaded);
  const [round, setRound] = useState(0);
  const [form, setForm] = useState({ stored: loaded.stored, round: 0 });
  const { begins } = useStore($page)?.search ?? {};
  const { stored, counter, customer, invoices } = shown;
  const { userId, customerErased } = stored.data;
  const update = async (changed: Counter) => {
    // What cannot be loaded stays, but for what the change answered.
    const now = await loadPage(changed.reservationId).catch(() => ({ ...shown, counter: changed }));
    setShown(now);
    setRound((before) => before + 1);
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
          <Invoices story={{ stored, counter, customer }} invoices={invoices} onChanged={update} />
        </>
      )}
      <ReservationForm
        key={form.round}
        stored={form.stored}
        counter={counter}
        beginsWithVehicle={begins === 'vehicle' && form.round === 0}
      />
      <HistoryCard kind="reservation" id={stored.data.id} round={round} />
      {/* Last: what was sent arrives later, and would push away what is below it. */}
      <ReservationDocuments reservation={stored.data} />
    </>
  );
}
