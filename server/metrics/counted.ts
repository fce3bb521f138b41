import { counter } from './series.ts';

/** What this process counts while it works, whether or not somebody asks for it. */
export const counted = {
  turnedAway: counter(
    'http_requests_turned_away_total',
    'Calls answered 503 unread, because the database had too much to do.',
  ),
  bookings: counter('rental_bookings_total', 'Bookings by how they ended.'),
  housekeeping: counter('rental_housekeeping_runs_total', 'Runs of the housekeeping by result.'),
  removed: counter('rental_housekeeping_removed_total', 'Rows that housekeeping removed, by kind.'),
};
