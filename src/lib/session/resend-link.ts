import { resendConfirmation } from '../../../contract/users/account.ts';
import { call } from '../api/api.ts';
import { messageOf } from '../texts/texts.ts';

/** Sends the link again that confirms the user's address. Returns what to say. @throws ApiError */
export async function resendLink(): Promise<string> {
  const { message = messageOf('account.confirmationSent') } = await call(resendConfirmation, {});
  return message;
}
