import { Counter } from 'prom-client';
import { tally } from '../load/tally.ts';

/** Refused calls by the code of their answer. */
export const refusals = tally();

/** Errors that browsers reported, by release and page: `1.0.0 (7fb523d0c1de) /contact`. */
export const browserErrors = tally();

/** What this process counts while it works, whether or not somebody asks for it. */
export const counted = {
  turnedAway: new Counter({
    name: 'http_requests_turned_away_total',
    help: 'Calls answered 503 unread, because the database had too much to do.',
    labelNames: ['reason'],
  }),
  bookings: new Counter({
    name: 'rental_bookings_total',
    help: 'Bookings by how they ended.',
    labelNames: ['outcome'],
  }),
  mails: new Counter({
    name: 'rental_mails_total',
    help: 'Attempts to send a mail, by result.',
    labelNames: ['result'],
  }),
  webhooks: new Counter({
    name: 'rental_webhooks_total',
    help: 'Attempts to tell another program what happened, by result.',
    labelNames: ['result'],
  }),
  housekeeping: new Counter({
    name: 'rental_housekeeping_runs_total',
    help: 'Runs of the housekeeping by result.',
    labelNames: ['result'],
  }),
  removed: new Counter({
    name: 'rental_housekeeping_removed_total',
    help: 'Rows that housekeeping removed, by kind.',
    labelNames: ['kind'],
  }),
};

// From the start on, so that the first one counts as an increase.
for (const result of ['done', 'failed']) counted.housekeeping.inc({ result }, 0);
