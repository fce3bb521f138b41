import type { Language } from '../../contract/texts/language.ts';
import { accountTexts as germanAccount } from '../../contract/texts/de/account.ts';
import { adminTexts as germanAdmin } from '../../src/texts/de/admin.ts';
import { afterBookingTexts as germanAfterBooking } from '../../src/texts/de/after-booking.ts';
import { authTexts as germanAuth } from '../../src/texts/de/auth.ts';
import { availabilityTexts as germanAvailability } from '../../src/texts/de/availability.ts';
import { blockTexts as germanBlocks } from '../../src/texts/de/blocks.ts';
import { bookingTexts as germanBooking } from '../../contract/texts/de/booking.ts';
import { changeTexts as germanChanges } from '../../src/texts/de/changes.ts';
import { choiceTexts as germanChoices } from '../../src/texts/de/choices.ts';
import { conditionTexts as germanCondition } from '../../src/texts/de/condition.ts';
import { dispatchTexts as germanDispatch } from '../../src/texts/de/dispatch.ts';
import { counterTexts as germanCounter } from '../../contract/texts/de/counter.ts';
import { customerTexts as germanCustomers } from '../../src/texts/de/customers.ts';
import { historyTexts as germanHistory } from '../../src/texts/de/history.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { importTexts as germanImports } from '../../src/texts/de/imports.ts';
import { endingTexts as germanEndings } from '../../contract/texts/de/endings.ts';
import { invoiceTexts as germanInvoices } from '../../src/texts/de/invoices.ts';
import { listTexts as germanLists } from '../../src/texts/de/lists.ts';
import { moneyTexts as germanMoney } from '../../src/texts/de/money.ts';
import { openAmountTexts as germanOpenAmounts } from '../../src/texts/de/open-amounts.ts';
import { finderTexts as germanFinder } from '../../src/texts/de/finder.ts';
import { operationTexts as germanOperations } from '../../src/texts/de/operations.ts';
import { outboxTexts as germanOutbox } from '../../src/texts/de/outbox.ts';
import { programTexts as germanPrograms } from '../../src/texts/de/programs.ts';
import { priceTexts as germanPrices } from '../../src/texts/de/prices.ts';
import { dashboardTexts as germanDashboard } from '../../src/texts/de/dashboard.ts';
import { fleetTexts as germanFleet } from '../../src/texts/de/fleet.ts';
import { settingTexts as germanSettings } from '../../src/texts/de/settings.ts';
import { searchAllTexts as germanSearchAll } from '../../src/texts/de/search-all.ts';
import { searchTexts as germanSearch } from '../../src/texts/de/search.ts';
import { securityTexts as germanSecurity } from '../../src/texts/de/security.ts';
import { staffTexts as germanStaff } from '../../src/texts/de/staff.ts';
import { texts as german } from '../../contract/texts/de/site.ts';
import { vehicleTexts as germanVehicles } from '../../contract/texts/de/vehicles.ts';
import { accountTexts } from '../../contract/texts/en/account.ts';
import { adminTexts } from '../../src/texts/en/admin.ts';
import { afterBookingTexts } from '../../src/texts/en/after-booking.ts';
import { authTexts } from '../../src/texts/en/auth.ts';
import { availabilityTexts } from '../../src/texts/en/availability.ts';
import { blockTexts } from '../../src/texts/en/blocks.ts';
import { bookingTexts } from '../../contract/texts/en/booking.ts';
import { changeTexts } from '../../src/texts/en/changes.ts';
import { choiceTexts } from '../../src/texts/en/choices.ts';
import { conditionTexts } from '../../src/texts/en/condition.ts';
import { dispatchTexts } from '../../src/texts/en/dispatch.ts';
import { counterTexts } from '../../contract/texts/en/counter.ts';
import { customerTexts } from '../../src/texts/en/customers.ts';
import { historyTexts } from '../../src/texts/en/history.ts';
import { lineTexts } from '../../contract/texts/en/lines.ts';
import { importTexts } from '../../src/texts/en/imports.ts';
import { endingTexts } from '../../contract/texts/en/endings.ts';
import { invoiceTexts } from '../../src/texts/en/invoices.ts';
import { listTexts } from '../../src/texts/en/lists.ts';
import { moneyTexts } from '../../src/texts/en/money.ts';
import { openAmountTexts } from '../../src/texts/en/open-amounts.ts';
import { finderTexts } from '../../src/texts/en/finder.ts';
import { operationTexts } from '../../src/texts/en/operations.ts';
import { outboxTexts } from '../../src/texts/en/outbox.ts';
import { programTexts } from '../../src/texts/en/programs.ts';
import { priceTexts } from '../../src/texts/en/prices.ts';
import { dashboardTexts } from '../../src/texts/en/dashboard.ts';
import { fleetTexts } from '../../src/texts/en/fleet.ts';
import { settingTexts } from '../../src/texts/en/settings.ts';
import { searchAllTexts } from '../../src/texts/en/search-all.ts';
import { searchTexts } from '../../src/texts/en/search.ts';
import { securityTexts } from '../../src/texts/en/security.ts';
import { staffTexts } from '../../src/texts/en/staff.ts';
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
  choices: choiceTexts,
  prices: priceTexts,
  programs: programTexts,
  fleet: fleetTexts,
  dashboard: dashboardTexts,
  operations: operationTexts,
  outbox: outboxTexts,
  finder: finderTexts,
  searchAll: searchAllTexts,
  settings: settingTexts,
  account: accountTexts,
  changes: changeTexts,
  afterBooking: afterBookingTexts,
  auth: authTexts,
  booking: bookingTexts,
  admin: adminTexts,
  blocks: blockTexts,
  customers: customerTexts,
  imports: importTexts,
  endings: endingTexts,
  invoices: invoiceTexts,
  lists: listTexts,
  history: historyTexts,
  condition: conditionTexts,
  counter: counterTexts,
  dispatch: dispatchTexts,
  money: moneyTexts,
  openAmounts: openAmountTexts,
  security: securityTexts,
  staff: staffTexts,
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
    choices: germanChoices,
    prices: germanPrices,
    programs: germanPrograms,
    fleet: germanFleet,
    dashboard: germanDashboard,
    operations: germanOperations,
    outbox: germanOutbox,
    finder: germanFinder,
    searchAll: germanSearchAll,
    settings: germanSettings,
    account: germanAccount,
    changes: germanChanges,
    afterBooking: germanAfterBooking,
    auth: germanAuth,
    booking: germanBooking,
    admin: germanAdmin,
    blocks: germanBlocks,
    customers: germanCustomers,
    imports: germanImports,
    endings: germanEndings,
    invoices: germanInvoices,
    lists: germanLists,
    history: germanHistory,
    condition: germanCondition,
    counter: germanCounter,
    dispatch: germanDispatch,
    money: germanMoney,
    openAmounts: germanOpenAmounts,
    security: germanSecurity,
    staff: germanStaff,
    messages: messages.de,
  },
};

/** The locale of a browser that asks for a language. */
export const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };
