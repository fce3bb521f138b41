import type { IncomingHttpHeaders } from 'node:http';
import { languages, type Language } from '../../contract/texts/language.ts';
import { textOf, type MessageKey } from '../../contract/texts/message-key.ts';
import { messages } from '../../contract/texts/messages.ts';

type Headers = Pick<IncomingHttpHeaders, 'accept-language'>;

/** German only for an `Accept-Language` of German alone: browsers send a list, whose readers expect the contract's English. */
export const languageOf = ({ 'accept-language': accepted = '' }: Headers): Language =>
  /^\s*de(-\w+)?\s*$/i.test(accepted) ? 'de' : 'en';

/** The language of a request that names it alone; null for a list, as browsers send by themselves. */
export function chosenLanguageOf({ 'accept-language': accepted = '' }: Headers): Language | null {
  const [, code] = /^\s*(\w\w)(?:-\w+)?\s*$/.exec(accepted) ?? [];
  return languages.find((language) => language === code?.toLowerCase()) ?? null;
}

/** A message in the language of a request. */
export const messageFor = (
  headers: Headers,
  message: string,
  phone?: () => string | undefined,
): string => textOf(messages[languageOf(headers)], message, phone);

/** The answer to a successful write; `route` translates the message. */
export const done = (message: MessageKey) => ({ success: true, message });
