import { key } from '../../contract/texts/message-key.ts';

/**
 * Whether an international number is as long as those of its country. The countries' rules load on demand; if they do not, it
 * is left to the server.
 */
export async function isPossiblePhone({ phoneNumber }: { phoneNumber: string }): Promise<boolean> {
  if (!phoneNumber.startsWith('+')) return true;
  const rules = await import('libphonenumber-js/min').catch(() => null);
  return rules?.isPossiblePhoneNumber(phoneNumber) ?? true;
}

export const phoneFault = { path: ['phoneNumber'], error: key('auth.phoneImpossible') };
