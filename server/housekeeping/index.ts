/** What other features use of the housekeeping. */
export { lastHousekeeping } from './schedule.ts';
