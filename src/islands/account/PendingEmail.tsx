import { useEffect } from 'react';
import { resendEmailChange, withdrawEmailChange } from '../../../contract/account.ts';
import { call } from '../../lib/api.ts';
import { startSession } from '../../lib/session.ts';
import { messageOf, securityTexts } from '../../lib/texts.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { focusIfLost } from '../ui/focus.ts';

/** Says that a link waits at another address; sends it again or withdraws the change. */
export function PendingEmail({ address }: { address: string }) {
  const { email } = securityTexts();
  // Its buttons go with it.
  useEffect(() => () => focusIfLost(document.getElementById('email')), []);
  const resend = async () => {
    await call(resendEmailChange, {});
    return messageOf('account.changeSentAgain');
  };
  const withdraw = async () => {
    await call(withdrawEmailChange, {});
    await startSession();
    return messageOf('account.changeWithdrawn');
  };
  return (
    <div className="notice notice--info">
      <p>{email.pending(address)}</p>
      <div className="cluster">
        <ActionButton
          label={email.sendAgain}
          name={email.sendAgainTo(address)}
          onPress={resend}
          staysSaid
        />
        <ActionButton label={email.withdraw} onPress={withdraw} />
      </div>
    </div>
  );
}
