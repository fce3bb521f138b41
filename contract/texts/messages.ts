import type { Language } from './language.ts';
import { accountMessages as germanAccount } from './de/account-messages.ts';
import { adminMessages as germanAdmin } from './de/admin-messages.ts';
import { authMessages as germanAuth } from './de/auth-messages.ts';
import { bookingMessages as germanBooking } from './de/booking-messages.ts';
import { conditionMessages as germanCondition } from './de/condition-messages.ts';
import { counterMessages as germanCounter } from './de/counter-messages.ts';
import { customerMessages as germanCustomers } from './de/customer-messages.ts';
import { driverMessages as germanDrivers } from './de/driver-messages.ts';
import { endingMessages as germanEndings } from './de/ending-messages.ts';
import { fineMessages as germanFines } from './de/fine-messages.ts';
import { listMessages as germanLists } from './de/list-messages.ts';
import { moneyMessages as germanMoney } from './de/money-messages.ts';
import { programMessages as germanPrograms } from './de/program-messages.ts';
import { serverMessages as germanServer } from './de/server-messages.ts';
import { settingMessages as germanSettings } from './de/setting-messages.ts';
import { siteMessages as germanSite } from './de/site-messages.ts';
import { staffMessages as germanStaff } from './de/staff-messages.ts';
import { accountMessages } from './en/account-messages.ts';
import { adminMessages } from './en/admin-messages.ts';
import { authMessages } from './en/auth-messages.ts';
import { bookingMessages } from './en/booking-messages.ts';
import { conditionMessages } from './en/condition-messages.ts';
import { counterMessages } from './en/counter-messages.ts';
import { customerMessages } from './en/customer-messages.ts';
import { driverMessages } from './en/driver-messages.ts';
import { endingMessages } from './en/ending-messages.ts';
import { fineMessages } from './en/fine-messages.ts';
import { listMessages } from './en/list-messages.ts';
import { moneyMessages } from './en/money-messages.ts';
import { programMessages } from './en/program-messages.ts';
import { serverMessages } from './en/server-messages.ts';
import { settingMessages } from './en/setting-messages.ts';
import { siteMessages } from './en/site-messages.ts';
import { staffMessages } from './en/staff-messages.ts';
import type { Messages } from './message-key.ts';

type Groups = Record<string, object>;

/** Joins catalogues, each of which may have a part of a group. */
function join(...catalogues: Groups[]): Messages {
  const joined: Groups = {};
  for (const catalogue of catalogues)
    for (const [group, texts] of Object.entries(catalogue))
      joined[group] = { ...joined[group], ...texts };
  return joined as unknown as Messages;
}

/** All messages of all parts of the product. Browsers load only their parts: see `src/lib/texts/texts.ts`. */
export const messages: Record<Language, Messages> = {
  en: join(
    ...[siteMessages, endingMessages, authMessages, accountMessages],
    ...[bookingMessages, adminMessages, counterMessages, conditionMessages],
    ...[
      moneyMessages,
      customerMessages,
      driverMessages,
      fineMessages,
      settingMessages,
      listMessages,
      staffMessages,
      programMessages,
      serverMessages,
    ],
  ),
  de: join(
    ...[germanSite, germanEndings, germanAuth, germanAccount],
    ...[germanBooking, germanAdmin, germanCounter, germanCondition],
    ...[
      germanMoney,
      germanCustomers,
      germanDrivers,
      germanFines,
      germanSettings,
      germanLists,
      germanStaff,
      germanPrograms,
      germanServer,
    ],
  ),
};
