import { useCallback } from 'react';
import { getUser } from '../../../../contract/users.ts';
import { readRecord } from '../../../lib/records.ts';
import { lazyPart, lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { addressOf } from '../shell/router.ts';
import { adminTexts } from '../../../../contract/texts/en/admin.ts';

const UserForm = lazyPart(() => import('./UserForm.tsx').then((file) => file.UserForm));

/** Loaded apart: below the form, and it imports everything a list needs. */
const UserReservations = lazyScreen(() =>
  import('./UserReservations.tsx').then((file) => file.UserReservations),
);

export function UserScreen({ userId }: { userId: string }) {
  const load = useCallback(() => readRecord(getUser, { params: { id: userId } }), [userId]);
  return (
    <Await title={adminTexts.user} load={load}>
      {(stored) => (
        <>
          <ScreenHeader title={`${stored.data.firstName} ${stored.data.lastName}`}>
            <a className="button" href={addressOf.newReservation({ customer: stored.data.id })}>
              {adminTexts.bookFor}
            </a>
          </ScreenHeader>
          <div className="stack">
            <UserForm stored={stored} />
            <UserReservations userId={stored.data.id} />
          </div>
        </>
      )}
    </Await>
  );
}
