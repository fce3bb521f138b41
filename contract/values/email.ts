import { z } from 'zod';
import { toLine } from './characters.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { key, type MessageKey } from '../texts/message-key.ts';

const domain = /^(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?:[a-z]{2,63}|xn--[a-z\d-]+(?<!-))$/i;

/**
 * An address with its domain as mail servers know it: `info@müller.example` has `xn--mller-kva.example`. What is too long for
 * an address stays, as its domain would take long.
 */
export function toAscii(address: string): string {
  const from = address.lastIndexOf('@') + 1;
  const host = address.slice(from);
  const isForeign = /^[\p{L}\p{M}\p{N}.-]+$/u.test(host) && /[^ -~]/.test(host);
  if (from === 0 || !isForeign || address.length > limits.email) return address;
  try {
    return address.slice(0, from) + new URL(`http://${host}`).hostname;
  } catch {
    return address;
  }
}

/** An e-mail address. Its case is preserved; the server compares case-insensitively. */
export const email = (missing: MessageKey) =>
  z
    .string({ error: missing })
    .overwrite((typed) => toAscii(toLine(typed)))
    .max(limits.email, key('common.tooLong', { maximum: limits.email }))
    .superRefine((address, context) => {
      const [, name = '', host = ''] = /^([^@]+)@([^@]+)$/.exec(address) ?? [];
      const refuse = (message: MessageKey, code: ErrorCode) =>
        context.addIssue({ code: 'custom', message, params: { code } });
      const hasDomain = domain.test(host);
      if (/[^!-~]|.{65}/.test(name)) refuse('common.emailName', 'email_name');
      else if (!hasDomain && /\w[.,]/.test(host)) refuse('common.emailDomain', 'email_domain');
      // Quotes could allow these signs, and hardly any server does.
      else if (!hasDomain || /^\.|\.\.|\.$|=\?[^?]+\?[bq]\?|["(),:;<>[\\\]]/i.test(name))
        refuse(missing, 'invalid');
    });
