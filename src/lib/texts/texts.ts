import type { Language } from '../../../contract/texts/language.ts';
import { textOf, type MessageKey, type Messages } from '../../../contract/texts/message-key.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { currentLanguage } from './language.ts';
import { watchScript } from '../page/watch-script.ts';

/** By the part of the site that loads them. */
const files = {
  en: {
    site: () => import('../../../contract/texts/en/site.ts'),
    auth: () => import('../../texts/en/auth.ts'),
    booking: () => import('../../../contract/texts/en/booking.ts'),
    account: () => import('../../../contract/texts/en/account.ts'),
    changes: () => import('../../texts/en/changes.ts'),
    afterBooking: () => import('../../texts/en/after-booking.ts'),
    admin: () => import('../../texts/en/admin.ts'),
    blocks: () => import('../../texts/en/blocks.ts'),
    choices: () => import('../../texts/en/choices.ts'),
    condition: () => import('../../texts/en/condition.ts'),
    counter: () => import('../../../contract/texts/en/counter.ts'),
    customers: () => import('../../texts/en/customers.ts'),
    dispatch: () => import('../../texts/en/dispatch.ts'),
    drivers: () => import('../../texts/en/drivers.ts'),
    endings: () => import('../../../contract/texts/en/endings.ts'),
    fines: () => import('../../texts/en/fines.ts'),
    history: () => import('../../texts/en/history.ts'),
    imports: () => import('../../texts/en/imports.ts'),
    invoices: () => import('../../texts/en/invoices.ts'),
    lists: () => import('../../texts/en/lists.ts'),
    money: () => import('../../texts/en/money.ts'),
    openAmounts: () => import('../../texts/en/open-amounts.ts'),
    security: () => import('../../texts/en/security.ts'),
    dashboard: () => import('../../texts/en/dashboard.ts'),
    finder: () => import('../../texts/en/finder.ts'),
    fleet: () => import('../../texts/en/fleet.ts'),
    operations: () => import('../../texts/en/operations.ts'),
    outbox: () => import('../../texts/en/outbox.ts'),
    prices: () => import('../../texts/en/prices.ts'),
    programs: () => import('../../texts/en/programs.ts'),
    searchAll: () => import('../../texts/en/search-all.ts'),
    settings: () => import('../../texts/en/settings.ts'),
    staff: () => import('../../texts/en/staff.ts'),
  },
  de: {
    site: () => import('../../../contract/texts/de/site.ts'),
    auth: () => import('../../texts/de/auth.ts'),
    booking: () => import('../../../contract/texts/de/booking.ts'),
    account: () => import('../../../contract/texts/de/account.ts'),
    changes: () => import('../../texts/de/changes.ts'),
    afterBooking: () => import('../../texts/de/after-booking.ts'),
    admin: () => import('../../texts/de/admin.ts'),
    blocks: () => import('../../texts/de/blocks.ts'),
    choices: () => import('../../texts/de/choices.ts'),
    condition: () => import('../../texts/de/condition.ts'),
    counter: () => import('../../../contract/texts/de/counter.ts'),
    customers: () => import('../../texts/de/customers.ts'),
    dispatch: () => import('../../texts/de/dispatch.ts'),
    drivers: () => import('../../texts/de/drivers.ts'),
    endings: () => import('../../../contract/texts/de/endings.ts'),
    fines: () => import('../../texts/de/fines.ts'),
    history: () => import('../../texts/de/history.ts'),
    imports: () => import('../../texts/de/imports.ts'),
    invoices: () => import('../../texts/de/invoices.ts'),
    lists: () => import('../../texts/de/lists.ts'),
    money: () => import('../../texts/de/money.ts'),
    openAmounts: () => import('../../texts/de/open-amounts.ts'),
    security: () => import('../../texts/de/security.ts'),
    dashboard: () => import('../../texts/de/dashboard.ts'),
    finder: () => import('../../texts/de/finder.ts'),
    fleet: () => import('../../texts/de/fleet.ts'),
    operations: () => import('../../texts/de/operations.ts'),
    outbox: () => import('../../texts/de/outbox.ts'),
    prices: () => import('../../texts/de/prices.ts'),
    programs: () => import('../../texts/de/programs.ts'),
    searchAll: () => import('../../texts/de/search-all.ts'),
    settings: () => import('../../texts/de/settings.ts'),
    staff: () => import('../../texts/de/staff.ts'),
  },
};

export type Area = keyof typeof files.en;
export const areas = Object.keys(files.en) as Area[];

type Catalogue<Name extends Area> = Awaited<ReturnType<(typeof files.en)[Name]>>['catalogue'];
type Catalogues = { [Name in Area]: Translation<Catalogue<Name>['texts']> };

type Loaded = Partial<Catalogues> & { messages: Partial<Messages> };
const loaded: Record<Language, Loaded> = { en: { messages: {} }, de: { messages: {} } };

/** Loads texts. The build and tests wait for it; islands wait for `textsArrive`. */
export async function loadTexts(language: Language, ...areas: Area[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const { catalogue } = await files[language][area]();
      Object.assign(loaded[language], { [area]: catalogue.texts });
      addMessages(loaded[language].messages, catalogue.messages);
    }),
  );
}

/** Areas may each have a part of a group. */
function addMessages(to: Record<string, object>, messages: Record<string, object>): void {
  for (const [group, texts] of Object.entries(messages)) to[group] = { ...to[group], ...texts };
}

const arrivals: Partial<Record<Area, Promise<void>>> = {};

/** Loads an area's texts in the page's language, once. Never settles if they are lost, which the page says. */
export const textsArrive = (area: Area): Promise<void> => (arrivals[area] ??= arrive(area));

async function arrive(area: Area): Promise<void> {
  if (loaded[currentLanguage()][area]) return;
  const place = document.querySelector('main') ?? document.body;
  const arrival = loadTexts(currentLanguage(), area).then(() => true);
  if (!(await watchScript(place, arrival))) await new Promise(() => undefined);
}

function textsFor<Name extends Area>(area: Name): Catalogues[Name] {
  const texts: Partial<Catalogues> = loaded[currentLanguage()];
  if (!texts[area]) throw new Error(`The texts of ${area} are not loaded.`);
  return texts[area] as Catalogues[Name];
}

/** The texts of all islands, in the current language. */
export const texts = () => textsFor('site');
/** The texts of log-in and registration; the area also has the messages of forms with a person's data. */
export const authTexts = () => textsFor('auth');
export const bookingTexts = () => textsFor('booking');
/** The texts of the user's area. */
export const accountTexts = () => textsFor('account');
/** The texts of changing and cancelling an own reservation. */
export const changeTexts = () => textsFor('changes');
/** The texts of what a customer is shown after booking. */
export const afterBookingTexts = () => textsFor('afterBooking');
export const adminTexts = () => textsFor('admin');
/** The texts of blocks and of what vehicles do now. */
export const blockTexts = () => textsFor('blocks');
/** The texts of hand-over, return and no-show. */
export const counterTexts = () => textsFor('counter');
/** The texts of damages, photos and signatures. */
export const conditionTexts = () => textsFor('condition');
/** The texts of what administrators know of customers, and do with their records. */
export const customerTexts = () => textsFor('customers');
/** The texts of saved views of lists, and of steps for several rows at once. */
export const listTexts = () => textsFor('lists');
/** The texts of who drives. */
export const driverTexts = () => textsFor('drivers');
/** The texts of the day at the counter. */
export const dispatchTexts = () => textsFor('dispatch');
/** The texts of ending a contract. */
export const endingTexts = () => textsFor('endings');
/** The texts of the fines desk. */
export const fineTexts = () => textsFor('fines');
/** The texts of payments and reports. */
export const moneyTexts = () => textsFor('money');
/** The texts of invoices, for staff and customers. */
export const invoiceTexts = () => textsFor('invoices');
/** The texts of what is open, and of the journal of payments. */
export const openAmountTexts = () => textsFor('openAmounts');

/** The texts of who changed what. */
export const historyTexts = () => textsFor('history');

/** The texts of links in mails, of addresses, sessions and invitations. */
export const securityTexts = () => textsFor('security');

/** The texts of the dashboard's lists and figures. */
export const dashboardTexts = () => textsFor('dashboard');
/** The texts of the list of reservations with their states. */
export const finderTexts = () => textsFor('finder');
/** The texts of a vehicle's form and of retired vehicles. */
export const fleetTexts = () => textsFor('fleet');
/** The texts of mails in the administrators' area, and of answers to messages. */
export const outboxTexts = () => textsFor('outbox');
/** The texts of the operator's page. */
export const operationTexts = () => textsFor('operations');
/** The texts of what administrators do with prices. */
export const priceTexts = () => textsFor('prices');
/** The texts of other programs: their keys and what they are told. */
export const programTexts = () => textsFor('programs');
/** The texts of choosing another vehicle. */
export const choiceTexts = () => textsFor('choices');
/** The texts of importing tables. */
export const importTexts = () => textsFor('imports');
/** The texts of the company's settings. */
export const settingTexts = () => textsFor('settings');
/** The texts of who works for the company. */
export const staffTexts = () => textsFor('staff');
/** The texts of the search over all records. */
export const searchAllTexts = () => textsFor('searchAll');

/** A message in the current language; another host's text stays as it is. */
export const messageOf = (message: MessageKey | (string & {})): string =>
  textOf(loaded[currentLanguage()].messages, message);
