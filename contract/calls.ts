import * as account from './account.ts';
import * as auth from './auth.ts';
import * as calendarFile from './calendar-file.ts';
import * as conditionPhotos from './condition-photos.ts';
import * as counter from './counter.ts';
import * as customers from './customers.ts';
import * as damages from './damages.ts';
import * as dashboard from './dashboard.ts';
import * as docs from './docs.ts';
import type { Endpoint } from './endpoint.ts';
import * as figures from './figures.ts';
import * as exports from './exports.ts';
import * as features from './features.ts';
import * as history from './history.ts';
import * as health from './health.ts';
import * as images from './images.ts';
import * as logout from './logout.ts';
import * as mails from './mails.ts';
import * as messagesAdmin from './messages-admin.ts';
import * as messages from './messages.ts';
import * as blocks from './blocks.ts';
import * as ownData from './own-data.ts';
import * as papers from './papers.ts';
import * as payments from './payments.ts';
import * as searchAll from './search-all.ts';
import * as search from './search.ts';
import * as registration from './registration.ts';
import * as reports from './reports.ts';
import * as reservationsAdmin from './reservations-admin.ts';
import * as reservations from './reservations.ts';
import * as retirement from './retirement.ts';
import * as selectedReservations from './selected-reservations.ts';
import * as sessions from './sessions.ts';
import * as terms from './terms.ts';
import * as timeline from './timeline.ts';
import * as userEdit from './user-edit.ts';
import * as users from './users.ts';
import * as views from './views.ts';
import * as vehiclePrices from './vehicle-prices.ts';
import * as vehicles from './vehicles.ts';

/** What each group of the API's description exports. */
const groups = {
  'Logging in': { ...auth, ...registration, ...logout, ...account, ...sessions },
  Vehicles: { ...vehicles, ...vehiclePrices, ...search, ...blocks, ...retirement },
  Reservations: {
    ...reservations,
    ...reservationsAdmin,
    ...selectedReservations,
    ...timeline,
    ...terms,
    ...papers,
    ...calendarFile,
  },
  Counter: { ...counter, ...payments, ...damages, ...conditionPhotos },
  History: history,
  Users: { ...users, ...userEdit, ...customers, ...ownData },
  'Contact messages': { ...messages, ...messagesAdmin },
  Mails: mails,
  Images: images,
  Figures: { ...dashboard, ...figures, ...exports, ...reports },
  Finding: { ...searchAll, ...views },
  Service: { ...health, ...features, ...docs },
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
