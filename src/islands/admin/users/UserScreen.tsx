import { useCallback } from 'react';
import { getUser } from '../../../../contract/users.ts';
import { call } from '../../../lib/api.ts';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../Await.tsx';
import { addressOf } from '../router.ts';
import { UserForm } from './UserForm.tsx';
import { adminTexts } from '../texts.ts';

/** They stand below the form, and bring all that a list needs. */
const UserReservations = lazyScreen(() =>
  import('./UserReservations.tsx').then((file) => file.UserReservations),
);

export function UserScreen({ userId }: { userId: string }) {
  const load = useCallback(() => call(getUser, { params: { id: userId } }), [userId]);
  return (
    <Await title={adminTexts.user} load={load}>
      {(user) => (
        <>
          <ScreenHeader title={`${user.firstName} ${user.lastName}`}>
            <a className="button" href={addressOf.newReservation({ customer: user.id })}>
              {adminTexts.bookFor}
            </a>
          </ScreenHeader>
          <div className="stack">
            <UserForm user={user} />
            <UserReservations userId={user.id} />
          </div>
        </>
      )}
    </Await>
  );
}
