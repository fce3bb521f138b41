import { useCallback, useState } from 'react';
import { getUser, type Customer } from '../../../../contract/users.ts';
import { readRecord, type Stored } from '../../../lib/records.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { lazyPart, lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { hasUnsavedChanges } from '../shell/history.ts';
import { addressOf } from '../shell/router.ts';
import { AddressState } from './AddressState.tsx';
import { BlockedMark } from '../BlockedMark.tsx';
import { CustomerRecord } from './CustomerRecord.tsx';
import { ErasedNotice } from './ErasedNotice.tsx';
import { nameOf } from '../name-of.ts';
import { adminTexts } from '../../../lib/texts.ts';

const UserForm = lazyPart(() => import('./UserForm.tsx').then((file) => file.UserForm));

/** Loaded apart: below the form, and it imports everything a list needs. */
const UserReservations = lazyScreen(() =>
  import('./UserReservations.tsx').then((file) => file.UserReservations),
);

export function UserScreen({ userId }: { userId: string }) {
  const [round, setRound] = useState(0);
  return <Loaded key={round} userId={userId} onStale={() => setRound(round + 1)} />;
}

function Loaded({ userId, onStale }: { userId: string; onStale: () => void }) {
  const load = useCallback(() => readRecord(getUser, { params: { id: userId } }), [userId]);
  return (
    <Await title={adminTexts().user} load={load}>
      {(stored) => <Shown stored={stored} onStale={onStale} />}
    </Await>
  );
}

function Shown({ stored, onStale }: { stored: Stored<Customer>; onStale: () => void }) {
  const customer = stored.data;
  const canInvite = useOffers('invitations');
  const hasData = useOffers('customerData');
  const [round, setRound] = useState(0);
  const followMerge = () => {
    // Unsaved changes stay: saving them shows what was taken over meanwhile.
    if (hasUnsavedChanges()) setRound(round + 1);
    else onStale();
  };
  return (
    <>
      <ScreenHeader title={nameOf(customer)}>
        {customer.blocked && <BlockedMark />}
        {!customer.erased && (
          <a className="button" href={addressOf.newReservation({ customer: customer.id })}>
            {adminTexts().bookFor}
          </a>
        )}
      </ScreenHeader>
      <div className="stack">
        {customer.erased ? (
          <ErasedNotice mergedInto={customer.mergedInto} />
        ) : (
          <>
            {canInvite && <AddressState user={customer} />}
            <UserForm stored={stored} />
            {hasData && <CustomerRecord customer={customer} onMerged={followMerge} />}
          </>
        )}
        <UserReservations key={round} userId={customer.id} />
      </div>
    </>
  );
}
