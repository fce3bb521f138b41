import { useCallback, useEffect, useRef, useState } from 'react';
import type { Counter } from '../../../../contract/counter/counter.ts';
import { listInvoices, type ListedInvoice } from '../../../../contract/money/invoices.ts';
import type { Reservation } from '../../../../contract/reservations/reservations.ts';
import { pages } from '../../../../contract/site/pages.ts';
import type { Customer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { failureMessage } from '../../../lib/api/failure-message.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { lazyPart } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Fold } from '../FoldedCard.tsx';
import { useFoldedForm } from '../form/use-folded-form.ts';
import { HistoryCard } from '../history/HistoryCard.tsx';
import { changesBetween } from '../counter/meanwhile.ts';
import { loadReservation, type Loaded, type ReservationField } from '../counter/story.ts';
import { Await } from '../shell/Await.tsx';
import { goBack, hasUnsavedChanges } from '../shell/navigation.ts';
import { $page, addressOf } from '../shell/router.ts';
import { reservationName } from '../name-of.ts';
import { adminTexts, counterTexts } from '../../../lib/texts/texts.ts';
import { may } from '../../../lib/session/may.ts';

const ReservationForm = lazyPart(() => import('./ReservationForm.tsx'), 'ReservationForm');
const Story = lazyPart(() => import('../counter/Story.tsx'), 'Story', ['afterBooking']);

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

const firstFields: Partial<Record<string, ReservationField>> = {
  edit: 'pickUpDate',
  vehicle: 'vehicleId',
  end: 'dropOffTime',
};

/** The story, and what can be changed. */
function Shown({ title, loaded }: { title: string; loaded: Page }) {
  const [shown, setShown] = useState(loaded);
  const [round, setRound] = useState(0);
  const [form, setForm] = useState({ stored: loaded.stored, round: 0 });
  const edit = useFoldedForm(firstFields[$page.get()?.search.begins ?? '']);
  const [changes, setChanges] = useState<readonly string[]>([]);
  const { stored, counter, customer, invoices } = shown;
  const { userId, customerErased } = stored.data;
  const canChange = may('reservations.write');
  const show = (now: Page) => {
    edit.forgetFocus();
    setShown(now);
    setRound((before) => before + 1);
    // Unsaved changes stay: saving them shows what has changed meanwhile.
    if (!hasUnsavedChanges()) setForm(({ round }) => ({ stored: now.stored, round: round + 1 }));
  };
  // What cannot be loaded stays, but for what the change answered.
  const update = async (changed: Counter) =>
    show(await loadPage(changed.reservationId).catch(() => ({ ...shown, counter: changed })));
  /** Shows what was saved, with its price; leaves where that cannot be told. */
  const showSaved = async () => {
    const now = counter && (await loadPage(stored.data.id).catch(() => null));
    if (!counter || !now?.counter) return goBack(pages.adminReservations);
    edit.setOpen(false);
    setChanges(changesBetween({ stored, counter, customer }, { ...now, counter: now.counter }));
    show(now);
  };
  const rental = counter && { story: { stored, counter, customer }, onChanged: update };
  const fields = (
    <ReservationForm
      key={form.round}
      stored={form.stored}
      counter={counter}
      focus={edit.focus}
      onSaved={showSaved}
    />
  );
  return (
    <>
      <ScreenHeader title={title}>
        <div className="cluster">
          {counter && canChange && (
            <button type="button" className="button" onClick={() => edit.begin('pickUpDate')}>
              {counterTexts().change}
            </button>
          )}
          {userId != null && (
            <a className="button" href={addressOf.user(userId)}>
              {customerErased ? adminTexts().erasedCustomer : adminTexts().getCustomer}
            </a>
          )}
        </div>
      </ScreenHeader>
      <div className="stack">
        <Saved changes={changes} />
        {rental ? (
          <>
            <Story {...rental} onEdit={edit.begin} />
            {canChange && (
              <Fold title={counterTexts().change} isOpen={edit.isOpen} onToggle={edit.setOpen}>
                {edit.wasOpen && fields}
              </Fold>
            )}
            <Money {...rental} />
            <Drivers {...rental} />
            {canChange && hasOrderReference(stored.data, customer) && (
              <OrderReference {...rental} />
            )}
            <Invoices {...rental} invoices={invoices} />
          </>
        ) : (
          canChange && <section className="card">{fields}</section>
        )}
        <HistoryCard kind="reservation" id={stored.data.id} round={round} />
      </div>
    </>
  );
}

/** What was saved last, until the screen is left. */
function Saved({ changes }: { changes: readonly string[] }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [changes]);
  if (changes.length === 0) return null;
  return (
    <div ref={notice} tabIndex={-1} className="notice notice--info">
      <ul role="list">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </div>
  );
}
