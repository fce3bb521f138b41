import type { Language } from '../../contract/language.ts';
import { accountTexts as germanAccount } from '../../contract/texts/de/account.ts';
import { adminTexts as germanAdmin } from '../../contract/texts/de/admin.ts';
import { afterBookingTexts as germanAfterBooking } from '../../contract/texts/de/after-booking.ts';
import { authTexts as germanAuth } from '../../contract/texts/de/auth.ts';
import { availabilityTexts as germanAvailability } from '../../contract/texts/de/availability.ts';
import { blockTexts as germanBlocks } from '../../contract/texts/de/blocks.ts';
import { bookingTexts as germanBooking } from '../../contract/texts/de/booking.ts';
import { changeTexts as germanChanges } from '../../contract/texts/de/changes.ts';
import { conditionTexts as germanCondition } from '../../contract/texts/de/condition.ts';
import { counterTexts as germanCounter } from '../../contract/texts/de/counter.ts';
import { customerTexts as germanCustomers } from '../../contract/texts/de/customers.ts';
import { historyTexts as germanHistory } from '../../contract/texts/de/history.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { listTexts as germanLists } from '../../contract/texts/de/lists.ts';
import { moneyTexts as germanMoney } from '../../contract/texts/de/money.ts';
import { finderTexts as germanFinder } from '../../contract/texts/de/finder.ts';
import { outboxTexts as germanOutbox } from '../../contract/texts/de/outbox.ts';
import { priceTexts as germanPrices } from '../../contract/texts/de/prices.ts';
import { dashboardTexts as germanDashboard } from '../../contract/texts/de/dashboard.ts';
import { fleetTexts as germanFleet } from '../../contract/texts/de/fleet.ts';
import { searchAllTexts as germanSearchAll } from '../../contract/texts/de/search-all.ts';
import { searchTexts as germanSearch } from '../../contract/texts/de/search.ts';
import { securityTexts as germanSecurity } from '../../contract/texts/de/security.ts';
import { texts as german } from '../../contract/texts/de/site.ts';
import { vehicleTexts as germanVehicles } from '../../contract/texts/de/vehicles.ts';
import { accountTexts } from '../../contract/texts/en/account.ts';
import { adminTexts } from '../../contract/texts/en/admin.ts';
import { afterBookingTexts } from '../../contract/texts/en/after-booking.ts';
import { authTexts } from '../../contract/texts/en/auth.ts';
import { availabilityTexts } from '../../contract/texts/en/availability.ts';
import { blockTexts } from '../../contract/texts/en/blocks.ts';
import { bookingTexts } from '../../contract/texts/en/booking.ts';
import { changeTexts } from '../../contract/texts/en/changes.ts';
import { conditionTexts } from '../../contract/texts/en/condition.ts';
import { counterTexts } from '../../contract/texts/en/counter.ts';
import { customerTexts } from '../../contract/texts/en/customers.ts';
import { historyTexts } from '../../contract/texts/en/history.ts';
import { lineTexts } from '../../contract/texts/en/lines.ts';
import { listTexts } from '../../contract/texts/en/lists.ts';
import { moneyTexts } from '../../contract/texts/en/money.ts';
import { finderTexts } from '../../contract/texts/en/finder.ts';
import { outboxTexts } from '../../contract/texts/en/outbox.ts';
import { priceTexts } from '../../contract/texts/en/prices.ts';
import { dashboardTexts } from '../../contract/texts/en/dashboard.ts';
import { fleetTexts } from '../../contract/texts/en/fleet.ts';
import { searchAllTexts } from '../../contract/texts/en/search-all.ts';
import { searchTexts } from '../../contract/texts/en/search.ts';
import { securityTexts } from '../../contract/texts/en/security.ts';
import { texts } from '../../contract/texts/en/site.ts';
import { vehicleTexts } from '../../contract/texts/en/vehicles.ts';
import { messages } from '../../contract/texts/messages.ts';
import type { Translation } from '../../contract/texts/translation.ts';

const english = {
  site: texts,
  vehicles: vehicleTexts,
  search: searchTexts,
  availability: availabilityTexts,
  lines: lineTexts,
  prices: priceTexts,
  fleet: fleetTexts,
  dashboard: dashboardTexts,
  outbox: outboxTexts,
  finder: finderTexts,
  searchAll: searchAllTexts,
  account: accountTexts,
  changes: changeTexts,
  afterBooking: afterBookingTexts,
  auth: authTexts,
  booking: bookingTexts,
  admin: adminTexts,
  blocks: blockTexts,
  customers: customerTexts,
  lists: listTexts,
  history: historyTexts,
  condition: conditionTexts,
  counter: counterTexts,
  money: moneyTexts,
  security: securityTexts,
  messages: messages.en,
};
export type Catalogue = Translation<typeof english>;

/** All that the application says, by language. */
export const catalogues: Record<Language, Catalogue> = {
  en: english,
  de: {
    site: german,
    vehicles: germanVehicles,
    search: germanSearch,
    availability: germanAvailability,
    lines: germanLines,
    prices: germanPrices,
    fleet: germanFleet,
    dashboard: germanDashboard,
    outbox: germanOutbox,
    finder: germanFinder,
    searchAll: germanSearchAll,
    account: germanAccount,
    changes: germanChanges,
    afterBooking: germanAfterBooking,
    auth: germanAuth,
    booking: germanBooking,
    admin: germanAdmin,
    blocks: germanBlocks,
    customers: germanCustomers,
    lists: germanLists,
    history: germanHistory,
    condition: germanCondition,
    counter: germanCounter,
    money: germanMoney,
    security: germanSecurity,
    messages: messages.de,
  },
};

/** The locale of a browser that asks for a language. */
export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };
