import { useCallback } from 'react';
import { getUser } from '../../../../contract/users.ts';
import { call } from '../../../lib/api.ts';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../Await.tsx';
import { addressOf } from '../router.ts';
import { UserForm } from './UserForm.tsx';
import { UserReservations } from './UserReservations.tsx';
import { adminTexts } from '../texts.ts';

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
