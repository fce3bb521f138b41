import { forgetOrigins } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import {
  isRefusedAt,
  queueMail,
  redirectUnsent,
  revokeLinks,
  type Recipient,
} from '../mail/index.ts';

interface LoginChange {
  user: Recipient & { userId: number };
  emailBefore: string;
  hasNewPassword: boolean;
}

/**
 * What follows when somebody else changed a user's address or password: links to a former address end, what did not reach it goes to
 * the other one, and the user is told, of another address at both unless the former one refuses mails. Who had none is invited.
 */
export async function followLoginChange(
  tx: Database,
  { user, emailBefore, hasNewPassword }: LoginChange,
): Promise<void> {
  const { email: newEmail, userId } = user;
  const hasNewEmail = newEmail.toLowerCase() !== emailBefore.toLowerCase();
  if (hasNewEmail || hasNewPassword) await revokeLinks(tx, userId);
  if (hasNewEmail) {
    await redirectUnsent(tx, { userId, from: emailBefore, to: newEmail });
    if (emailBefore === '') await queueMail(tx, 'invitation', user, {});
    else
      for (const email of (await isRefusedAt(tx, userId, emailBefore))
        ? [newEmail]
        : [emailBefore, newEmail])
        await queueMail(tx, 'address-changed', { ...user, email }, { newEmail });
  }
  if (!hasNewPassword) return;
  await forgetOrigins(tx, userId);
  // Not from where: that is an administrator's device.
  const occurrence = { at: new Date().toISOString(), userAgent: '', network: '' };
  await queueMail(tx, 'password-changed', user, occurrence);
}
