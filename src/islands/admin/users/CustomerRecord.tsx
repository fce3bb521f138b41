import type { ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { eraseCustomer, getCustomerData } from '../../../../contract/office/own-data.ts';
import { pages } from '../../../../contract/site/pages.ts';
import { deleteUser, type Customer } from '../../../../contract/users/users.ts';
import { call } from '../../../lib/api/api.ts';
import { saveFile, timestamped } from '../../../lib/api/save-file.ts';
import { useIsOurs } from '../../../lib/host/use-host.ts';
import { $session } from '../../../lib/session/session.ts';
import { adminTexts, customerTexts, messageOf } from '../../../lib/texts/texts.ts';
import { ConfirmedButton } from '../../ui/ConfirmedButton.tsx';
import { FileButton } from '../../ui/FileButton.tsx';
import { lazyScreen } from '../../ui/lazy-screen.tsx';
import { CounterDialog } from '../counter/CounterDialog.tsx';
import { DeleteButton } from '../form/DeleteButton.tsx';
import { nameOf } from '../name-of.ts';
import { asLastShown, open } from '../shell/navigation.ts';
import { useLeaveAfterSave } from '../shell/use-leave-after-save.ts';
import styles from './CustomerRecord.module.css';

const MergeForm = lazyScreen(() => import('./MergeForm.tsx'), 'MergeForm');

/** Where what erasing leaves can be read, answered and deleted. */
const toMessagesOf = (email: string) =>
  open(`${pages.adminMessages}?${new URLSearchParams({ search: email }).toString()}`);
const toUsers = () => open(asLastShown(pages.adminUsers));

interface Props {
  customer: Customer;
  /** After another record was merged into this one. */
  onMerged: () => void;
}

/** What is done with a customer's record as a whole: handing it out, merging two of one person, and getting rid of it. */
export function CustomerRecord({ customer, onMerged }: Props) {
  const { id, builtIn } = customer;
  const { record, merge } = customerTexts();
  const isOurs = useIsOurs();
  if (builtIn && !isOurs) return null;
  const save = async () => {
    const data = await call(getCustomerData, { params: { id } });
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, timestamped(`customer-${id}`, 'json'));
  };
  return (
    <section className="card" aria-labelledby="customer-record">
      <h2 id="customer-record">{record.title}</h2>
      {isOurs && (
        <Step about={record.about.download}>
          <FileButton save={save} loading={record.downloading}>
            {record.download}
          </FileButton>
        </Step>
      )}
      {isOurs && !builtIn && (
        <Step about={record.about.merge}>
          <CounterDialog
            className="button"
            label={merge.open}
            title={merge.title}
            about={merge.about(nameOf(customer))}
          >
            {(close) => <MergeForm customer={customer} onMerged={onMerged} onClose={close} />}
          </CounterDialog>
        </Step>
      )}
      {!builtIn && <Removal customer={customer} isOurs={isOurs} />}
    </section>
  );
}

/** A button, and beside it what it does. */
const Step = ({ about, children }: { about: string; children: ReactNode }) => (
  <div className={styles.step}>
    <div>{children}</div>
    <p className="muted">{about}</p>
  </div>
);

/** Both ask before they do it. */
function Removal({ customer, isOurs }: { customer: Customer; isOurs: boolean }) {
  const { id, email } = customer;
  const { about } = customerTexts().record;
  const leaveAfterSave = useLeaveAfterSave();
  const session = useStore($session);
  // Their own account they erase in their profile, with the password.
  const isOwn = session.state === 'user' && session.user.id === id;
  const remove = async () => {
    await call(deleteUser, { params: { id } });
    leaveAfterSave(messageOf('users.deleted'), toUsers);
  };
  const erase = async () => {
    const { message, contactMessages } = await call(eraseCustomer, { params: { id } });
    const go = contactMessages ? () => toMessagesOf(email) : toUsers;
    leaveAfterSave(message ?? messageOf('users.dataErased'), go);
  };
  return (
    <>
      <Step about={about.delete}>
        <DeleteButton
          className={`button ${styles.removal}`}
          about={adminTexts().deleteWhom(nameOf(customer))}
          onDelete={remove}
        />
      </Step>
      {isOurs && !isOwn && (
        <Step about={about.erase}>
          <ConfirmedButton
            className={`button ${styles.removal}`}
            label={adminTexts().erase}
            question={adminTexts().eraseQuestion}
            hint={adminTexts().eraseHint}
            onConfirm={erase}
          />
        </Step>
      )}
    </>
  );
}
