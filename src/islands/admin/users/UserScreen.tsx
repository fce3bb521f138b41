import { useCallback } from 'react';
import { getUser } from '../../../../contract/users.ts';
import { readRecord } from '../../../lib/records.ts';
import { useOffers } from '../../../lib/use-offers.ts';
import { lazyPart, lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { AddressState } from './AddressState.tsx';
import { nameOf } from '../name-of.ts';
import { adminTexts } from '../../../lib/texts.ts';

const UserForm = lazyPart(() => import('./UserForm.tsx').then((file) => file.UserForm));

/** Loaded apart: below the form, and it imports everything a list needs. */
const UserReservations = lazyScreen(() =>
  import('./UserReservations.tsx').then((file) => file.UserReservations),
);

export function UserScreen({ userId }: { userId: string }) {
  const canInvite = useOffers('invitations');
  const load = useCallback(() => readRecord(getUser, { params: { id: userId } }), [userId]);
  return (
    <Await title={adminTexts().user} load={load}>
      {(stored) => (
        <>
          <ScreenHeader title={nameOf(stored.data)}>
            {!stored.data.erased && (
              <a className="button" href={addressOf.newReservation({ customer: stored.data.id })}>
                {adminTexts().bookFor}
              </a>
            )}
          </ScreenHeader>
          <div className="stack">
            {stored.data.erased ? (
              <p className="notice notice--info">{adminTexts().erasedAbout}</p>
            ) : (
              <>
                {canInvite && <AddressState user={stored.data} />}
                <UserForm stored={stored} />
              </>
            )}
            <UserReservations userId={stored.data.id} />
          </div>
        </>
      )}
    </Await>
  );
}
