import { inviteCustomer } from '../../../../contract/customers.ts';
import type { User } from '../../../../contract/users.ts';
import { call } from '../../../lib/api.ts';
import { messageOf, securityTexts } from '../../../lib/texts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import styles from './AddressState.module.css';

/** Whether a user has confirmed the address, and if not, the invitation once more. */
export function AddressState({ user }: { user: User }) {
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
