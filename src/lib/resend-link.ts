import { resendConfirmation } from '../../contract/account.ts';
import { call } from './api.ts';
import { messageOf } from './texts.ts';

/** Sends the link again that confirms the user's address. Returns what to say. @throws ApiError */
export async function resendLink(): Promise<string> {
  const { message = messageOf('account.confirmationSent') } = await call(resendConfirmation, {});
  return message;
}
