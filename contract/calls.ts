import * as account from './users/account.ts';
import * as auth from './users/auth.ts';
import * as browserErrors from './wire/browser-errors.ts';
import * as changes from './office/changes.ts';
import * as calendarFile from './reservations/calendar-file.ts';
import * as conditionPhotos from './counter/condition-photos.ts';
import * as cancelling from './counter/cancelling.ts';
import * as counter from './counter/counter.ts';
import * as customers from './office/customers.ts';
import * as damages from './counter/damages.ts';
import * as drivers from './counter/drivers.ts';
import * as orderReferences from './counter/order-references.ts';
import * as dashboard from './office/dashboard.ts';
import * as dayList from './office/day-list.ts';
import * as docs from './wire/docs.ts';
import type { Endpoint } from './wire/endpoint.ts';
import * as figures from './office/figures.ts';
import * as exports from './office/exports.ts';
import * as feeds from './reservations/feeds.ts';
import * as features from './wire/features.ts';
import * as history from './office/history.ts';
import * as health from './wire/health.ts';
import * as imports from './office/imports.ts';
import * as invoices from './money/invoices.ts';
import * as operations from './office/operations.ts';
import * as openAmounts from './money/open-amounts.ts';
import * as invitations from './users/invitations.ts';
import * as keys from './office/keys.ts';
import * as images from './vehicles/images.ts';
import * as logout from './users/logout.ts';
import * as mailSentences from './office/mail-sentences.ts';
import * as mails from './office/mails.ts';
import * as messagesAdmin from './office/messages-admin.ts';
import * as endings from './wire/endings.ts';
import * as messages from './wire/messages.ts';
import * as blocks from './vehicles/blocks.ts';
import * as ownData from './office/own-data.ts';
import * as documents from './counter/documents.ts';
import * as payments from './counter/payments.ts';
import * as places from './site/places.ts';
import * as searchAll from './office/search-all.ts';
import * as search from './reservations/search.ts';
import * as proof from './users/proof.ts';
import * as registration from './users/registration.ts';
import * as companyLogin from './users/company-login.ts';
import * as passkeys from './users/passkeys.ts';
import * as reports from './office/reports.ts';
import * as reservationsAdmin from './reservations/reservations-admin.ts';
import * as reservations from './reservations/reservations.ts';
import * as retirement from './vehicles/retirement.ts';
import * as selectedReservations from './reservations/selected-reservations.ts';
import * as settings from './office/settings.ts';
import * as vatRates from './office/vat-rates.ts';
import * as sessions from './users/sessions.ts';
import * as staff from './office/staff.ts';
import * as terms from './reservations/terms.ts';
import * as timeline from './reservations/timeline.ts';
import * as userEdit from './users/user-edit.ts';
import * as users from './users/users.ts';
import * as whoHadIt from './office/who-had-it.ts';
import * as views from './office/views.ts';
import * as webhooks from './office/webhooks.ts';
import * as vehiclePrices from './vehicles/vehicle-prices.ts';
import * as vehicleChanges from './vehicles/vehicle-changes.ts';
import * as vehicles from './vehicles/vehicles.ts';

/** What each group of the API's description exports. */
const groups = {
  'Logging in': {
    ...auth,
    ...registration,
    ...logout,
    ...account,
    ...sessions,
    ...companyLogin,
    ...passkeys,
    ...proof,
    ...invitations,
  },
  Vehicles: {
    ...vehicles,
    ...vehicleChanges,
    ...vehiclePrices,
    ...search,
    ...blocks,
    ...retirement,
  },
  Reservations: {
    ...reservations,
    ...reservationsAdmin,
    ...selectedReservations,
    ...timeline,
    ...terms,
    ...documents,
    ...calendarFile,
    ...feeds,
  },
  Counter: {
    ...counter,
    ...cancelling,
    ...drivers,
    ...orderReferences,
    ...payments,
    ...damages,
    ...conditionPhotos,
  },
  Invoices: { ...invoices, ...openAmounts },
  History: { ...history, ...whoHadIt },
  Users: { ...users, ...userEdit, ...customers, ...ownData },
  Staff: staff,
  Changes: changes,
  'Contact messages': { ...messages, ...endings, ...messagesAdmin },
  Mails: { ...mails, ...mailSentences },
  'Other programs': { ...keys, ...webhooks },
  Images: images,
  Imports: imports,
  Figures: { ...dashboard, ...dayList, ...figures, ...exports, ...reports },
  Finding: { ...searchAll, ...views },
  Service: {
    ...places,
    ...settings,
    ...vatRates,
    ...operations,
    ...browserErrors,
    ...health,
    ...features,
    ...docs,
  },
};

type Groups = typeof groups;
type NamesIn<Group> = Group extends unknown
  ? { [Name in keyof Group]: Group[Name] extends Endpoint ? Name : never }[keyof Group]
  : never;
export type CallName = NamesIn<Groups[keyof Groups]> & string;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'summary' in value;

/** Every API call by group and name. */
export const calls = Object.entries(groups).map(([group, exported]) => ({
  group,
  named: Object.entries(exported).filter((entry): entry is [CallName, Endpoint] =>
    isEndpoint(entry[1]),
  ),
}));
