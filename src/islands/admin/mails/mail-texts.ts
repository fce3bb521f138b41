import { mailReasons } from '../../../../contract/mail-reasons.ts';
import { outboxTexts } from '../../../lib/outbox-texts.ts';

/** Why a mail failed. What a mail server said stays as it is. */
export function reasonText(reason: string): string {
  const known = Object.entries(mailReasons).find(([, stored]) => stored === reason);
  return known ? outboxTexts().reasons[known[0] as keyof typeof mailReasons] : reason;
}
