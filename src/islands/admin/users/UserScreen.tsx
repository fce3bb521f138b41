import { useCallback, useState } from 'react';
import { inviteCustomer } from '../../../../contract/office/customers.ts';
import { getUser, type Customer, type User } from '../../../../contract/users/users.ts';
import { isStaffWith } from '../../../../contract/wire/rights.ts';
import { call } from '../../../lib/api/api.ts';
import { readRecord, type Stored } from '../../../lib/api/records.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import {
  adminTexts,
  customerTexts,
  messageOf,
  securityTexts,
  staffTexts,
} from '../../../lib/texts/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { lazyPart, lazyScreen, lazyWith } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { BlockedMark } from '../BlockedMark.tsx';
import { Fold, FoldedCard } from '../FoldedCard.tsx';
import { useFoldedForm } from '../form/use-folded-form.ts';
import { nameOf } from '../name-of.ts';
import { OpenRentals } from '../reservations/OpenRentals.tsx';
import split from '../reservations/OpenRentals.module.css';
import { Await } from '../shell/Await.tsx';
import { hasUnsavedChanges } from '../shell/navigation.ts';
import { $page, addressOf } from '../shell/router.ts';
import { ScreenLink } from '../shell/ScreenLink.tsx';
import { CustomerHead } from './CustomerHead.tsx';
import { CustomerTotals } from './CustomerTotals.tsx';
import styles from './UserScreen.module.css';
import { may } from '../../../lib/session/may.ts';
import { mayEdit, mayManage } from './may-edit.ts';

const UserForm = lazyPart(() => import('./UserForm.tsx'), 'UserForm');
const RolesDialog = lazyWith(null)(() => import('./RolesDialog.tsx'), 'RolesDialog', ['staff']);
const CustomerRecord = lazyPart(() => import('./CustomerRecord.tsx'), 'CustomerRecord');

/** Loaded apart: it imports everything a list needs. */
const UserReservations = lazyScreen(() => import('./UserReservations.tsx'), 'UserReservations', [
  'finder',
]);

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
  const { id, erased } = customer;
  const isOurs = useIsOurs();
  const [round, setRound] = useState(0);
  const begins = $page.get()?.search.begins;
  const edit = useFoldedForm<'firstName' | 'email'>(
    begins === 'email' ? 'email' : begins === 'edit' ? 'firstName' : undefined,
  );
  const isEditable = mayEdit(customer);
  const isColleague = isOurs && isStaffWith(customer.roles);
  const [isChanging, setChanging] = useState(false);
  // Bare hosts know little else of a user.
  const isShown = edit.isOpen || !isOurs;
  const followMerge = () => {
    // Unsaved changes stay: saving them shows what was taken over meanwhile.
    if (hasUnsavedChanges()) setRound(round + 1);
    else onStale();
  };
  const rentals = (
    <>
      {isOurs && (
        <div key={`open-${round}`} className={split.split}>
          <OpenRentals of={{ userId: id }} />
          <CustomerTotals userId={id} />
        </div>
      )}
      <UserReservations key={`over-${round}`} userId={id} onlyOver={isOurs} />
    </>
  );
  return (
    <>
      <ScreenHeader title={nameOf(customer)}>
        {!erased && (
          <div className="cluster">
            {customer.blocked && <BlockedMark />}
            {isEditable && (
              <button type="button" className="button" onClick={() => edit.begin('firstName')}>
                {adminTexts().edit}
              </button>
            )}
            {isColleague && mayManage(customer) && (
              <button type="button" className="button" onClick={() => setChanging(true)}>
                {staffTexts().changeRoles}
              </button>
            )}
            <ScreenLink
              to="newReservation"
              href={addressOf.newReservation({ customer: id })}
              icon="plus"
              text={adminTexts().bookFor}
              isMain={!isColleague}
            />
          </div>
        )}
      </ScreenHeader>
      <div className="stack">
        {erased ? (
          <ErasedNotice mergedInto={customer.mergedInto} />
        ) : (
          <>
            <CustomerHead customer={customer} />
            {isEditable && <AddressState user={customer} onGive={() => edit.begin('email')} />}
          </>
        )}
        {isColleague ? (
          <FoldedCard title={adminTexts().reservationsOfUser}>
            <div className="stack">{rentals}</div>
          </FoldedCard>
        ) : (
          rentals
        )}
        {!erased && (
          <>
            {isEditable && (
              <Fold title={adminTexts().editForm} isOpen={isShown} onToggle={edit.setOpen}>
                {(edit.wasOpen || !isOurs) && <UserForm stored={stored} focus={edit.focus} />}
              </Fold>
            )}
            {may('customers.erase') && (
              <CustomerRecord customer={customer} onMerged={followMerge} />
            )}
          </>
        )}
      </div>
      {isChanging && (
        <RolesDialog colleague={stored} onClose={() => setChanging(false)} onChanged={onStale} />
      )}
    </>
  );
}

/** Says that a record's personal data was erased, or where it went. */
function ErasedNotice({ mergedInto }: { mergedInto: number | null | undefined }) {
  if (mergedInto == null) return <p className="notice notice--info">{adminTexts().erasedAbout}</p>;
  return (
    <div className="notice notice--info">
      <p>{customerTexts().merged}</p>
      <a className="button" href={addressOf.user(mergedInto)}>
        {customerTexts().toMerged}
      </a>
    </div>
  );
}

/** What a user's address waits for: the invitation once more until it is confirmed; without an address the way to one. */
function AddressState({ user, onGive }: { user: User; onGive: () => void }) {
  const { customers } = securityTexts();
  const canInvite = useSendsMails();
  if (!canInvite || user.builtIn || user.emailConfirmed === undefined) return null;
  if (!user.email)
    return (
      <div className={styles.state}>
        <p>{customers.noEmail}</p>
        <button type="button" className="button" onClick={onGive}>
          {customers.giveEmail}
        </button>
      </div>
    );
  const pending = user.pendingEmail ? customers.pending(user.pendingEmail) : '';
  if (user.emailConfirmed) return pending && <p className="muted">{pending}</p>;
  const invite = async () => {
    await call(inviteCustomer, { params: { id: user.id } });
    return messageOf('account.invited');
  };
  return (
    <div className={styles.state}>
      <p>{`${customers.unconfirmed} ${pending}`}</p>
      <ActionButton label={customers.inviteAgain} onPress={invite} />
    </div>
  );
}
