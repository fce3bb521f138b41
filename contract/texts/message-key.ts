import type { accountMessages } from './en/account-messages.ts';
import type { adminMessages } from './en/admin-messages.ts';
import type { authMessages } from './en/auth-messages.ts';
import type { bookingMessages } from './en/booking-messages.ts';
import type { conditionMessages } from './en/condition-messages.ts';
import type { counterMessages } from './en/counter-messages.ts';
import type { customerMessages } from './en/customer-messages.ts';
import type { driverMessages } from './en/driver-messages.ts';
import type { endingMessages } from './en/ending-messages.ts';
import type { fineMessages } from './en/fine-messages.ts';
import type { listMessages } from './en/list-messages.ts';
import type { moneyMessages } from './en/money-messages.ts';
import type { programMessages } from './en/program-messages.ts';
import type { serverMessages } from './en/server-messages.ts';
import type { settingMessages } from './en/setting-messages.ts';
import type { siteMessages } from './en/site-messages.ts';
import type { staffMessages } from './en/staff-messages.ts';
import type { Translation } from './translation.ts';

type English = typeof siteMessages &
  typeof accountMessages &
  typeof authMessages &
  typeof bookingMessages &
  typeof adminMessages &
  typeof conditionMessages &
  typeof counterMessages &
  typeof moneyMessages &
  typeof customerMessages &
  typeof driverMessages &
  typeof endingMessages &
  typeof fineMessages &
  typeof settingMessages &
  typeof listMessages &
  typeof staffMessages &
  typeof programMessages &
  typeof serverMessages;
/** The messages of a language, in groups. */
export type Messages = Translation<English>;

/** Names a message in any language, such as `auth.email`. */
type Name = {
  [Group in keyof English]: `${Group}.${keyof English[Group] & string}`;
}[keyof English];

/**
 * A message before it has a language: its name, and after a bar the values that it mentions, as JSON. Schemas and errors
 * hold keys; `textOf` gives the text.
 */
export type MessageKey = Name | NameWithValues;

/** `${Name}|${string}`: as a template for each name the compiler could not compare them all. */
type NameWithValues = `${string}.${string}|${string}`;

/** Makes a key of a message with values, and lets the compiler check a name where a library takes any string. */
export const key = (name: Name, values?: Record<string, number | string>): MessageKey =>
  values ? (`${name}|${JSON.stringify(values)}` as NameWithValues) : name;

const value = String.raw`(?:-?(?:0|[1-9]\d*)(?:\.\d+)?|"(?:[^"\\]|\\.)*")`;
const pattern = new RegExp(
  String.raw`^(\w+)\.(\w+)(?:\|(\{"\w+":${value}(?:,"\w+":${value})*\}))?$`,
);

/**
 * The text of a message. A text that is no key, such as another host's, stays as it is. `phone` gives the number for
 * `{phone}`, which goes where none is known or the page shows it beside.
 */
export function textOf(
  messages: Partial<Messages>,
  message: string,
  phone: () => string | undefined = () => undefined,
): string {
  const [, group = '', name = '', values] = pattern.exec(message) ?? [];
  if (!Object.hasOwn(messages, group)) return message;
  const texts = messages[group as keyof Messages] as Record<string, unknown>;
  const text = Object.hasOwn(texts, name) ? texts[name] : message;
  if (typeof text === 'string')
    return text.replace('{phone}', () => {
      const number = phone();
      return number ? `: ${number}` : '';
    });
  return values ? (text as (values: unknown) => string)(JSON.parse(values)) : message;
}
