import { useCallback, useState } from 'react';
import { getUser, type Customer, type User } from '../../../../contract/users/users.ts';
import { readRecord, type Stored } from '../../../lib/api/records.ts';
import { useIsOurs, useSendsMails } from '../../../lib/host/use-host.ts';
import { lazyPart, lazyScreen } from '../../ui/lazy-screen.tsx';
import { ScreenHeader } from '../../ui/ScreenHeader.tsx';
import { Await } from '../shell/Await.tsx';
import { hasUnsavedChanges } from '../shell/navigation.ts';
import { addressOf } from '../shell/router.ts';
import { BlockedMark } from '../BlockedMark.tsx';
import { nameOf } from '../name-of.ts';
import { adminTexts, customerTexts, messageOf, securityTexts } from '../../../lib/texts/texts.ts';
import { getCustomerData } from '../../../../contract/office/own-data.ts';
import { call } from '../../../lib/api/api.ts';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { FileButton } from '../../ui/FileButton.tsx';
import { CounterDialog } from '../counter/CounterDialog.tsx';
import { inviteCustomer } from '../../../../contract/office/customers.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import styles from './AddressState.module.css';

const MergeForm = lazyScreen(() => import('./MergeForm.tsx'), 'MergeForm');

interface Props {
  customer: Customer;
  /** After another record was merged into this one. */
  onMerged: () => void;
}

/** What is done with a customer's record as a whole: handing it out, and merging two of one person. */
function CustomerRecord({ customer, onMerged }: Props) {
  const { record, merge } = customerTexts();
  const save = async () => {
    const data = await call(getCustomerData, { params: { id: customer.id } });
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, timestamped(`customer-${customer.id}`, 'json'));
  };
  return (
    <section className="card" aria-labelledby="customer-record">
      <h2 id="customer-record">{record.title}</h2>
      <p className="muted">{record.about}</p>
      <div className="cluster">
        <FileButton save={save} loading={record.downloading}>
          {record.download}
        </FileButton>
        {!customer.builtIn && (
          <CounterDialog
            label={merge.open}
            title={merge.title}
            about={merge.about(nameOf(customer))}
          >
            {(close) => <MergeForm customer={customer} onMerged={onMerged} onClose={close} />}
          </CounterDialog>
        )}
      </div>
    </section>
  );
}

const UserForm = lazyPart(() => import('./UserForm.tsx'), 'UserForm');

/** Loaded apart: below the form, and it imports everything a list needs. */
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
  const canInvite = useSendsMails();
  const isOurs = useIsOurs();
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
            {isOurs && <CustomerRecord customer={customer} onMerged={followMerge} />}
          </>
        )}
        <UserReservations key={round} userId={customer.id} />
      </div>
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

/** Whether a user has confirmed the address, and if not, the invitation once more. */
function AddressState({ user }: { user: User }) {
  const { customers } = securityTexts();
  if (user.builtIn || user.emailConfirmed === undefined) return null;
  const pending = user.pendingEmail ? ` ${customers.pending(user.pendingEmail)}` : '';
  if (user.emailConfirmed) return <p className="muted">{customers.confirmed + pending}</p>;
  const invite = async () => {
    await call(inviteCustomer, { params: { id: user.id } });
    return messageOf('account.invited');
  };
  return (
    <div className={styles.state}>
      <p>{customers.unconfirmed + pending}</p>
      <ActionButton label={customers.inviteAgain} onPress={invite} />
    </div>
  );
}
