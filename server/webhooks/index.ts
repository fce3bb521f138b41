/** What other features use of webhooks. */
export { scheduleWebhooks } from './schedule.ts';
