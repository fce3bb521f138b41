import { mailReasons } from '../../../../contract/office/mail-reasons.ts';
import type { Answer, Endpoint } from '../../../../contract/wire/endpoint.ts';
import type { Request } from '../../../lib/api/api.ts';
import { callOurs } from '../../../lib/host/call-ours.ts';
import { outboxTexts } from '../../../lib/texts/texts.ts';

/** What mail servers (RFC 3463, RFC 5321) and the network say, the first that fits. */
const smtpReasons: [RegExp, keyof ReturnType<typeof outboxTexts>['smtpReasons']][] = [
  [/certificate|\bTLS|STARTTLS/i, 'insecure'],
  [
    /\b(ESOCKET|EDNS|ECONN\w+|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)\b/,
    'unreachable',
  ],
  [/^(530|534|535|538) /, 'logIn'],
  [/^\d+[ -][45]\.1\.[0-36]\b|^55\d\D.*(unknown|no such|not exist)/i, 'noAddress'],
  [/^\d+[ -][45]\.2\.2\b|^[45]52 /, 'full'],
  [/^\d+[ -][45]\.7\.\d/, 'rules'],
  [/^4\d\d /, 'later'],
  [/^5\d\d /, 'refused'],
];

/** Why a mail failed, with what a mail server said in brackets. */
export function reasonText(stored: string): string {
  const { reasons, smtpReasons: sentences } = outboxTexts();
  const entry = Object.entries(mailReasons).find(([, reason]) => stored === reason);
  if (entry) return reasons[entry[0] as keyof typeof mailReasons];
  // Former servers stored a sentence before it.
  const said = stored.replace(/^\D*: (?=[45]\d\d\b)/, '');
  const [, name] =
    smtpReasons.find(([pattern]) => pattern.test(said) || pattern.test(stored)) ?? [];
  return name ? `${sentences[name]} (${said})` : said;
}

/** Makes a call about mails. Servers of ours tell of them even where they send none. @throws ApiError, with 501 for a bare host */
export const callMails = <E extends Endpoint>(
  endpoint: E,
  request: Request<E>,
): Promise<Answer<E>> => callOurs(endpoint, request, outboxTexts().notOffered);
