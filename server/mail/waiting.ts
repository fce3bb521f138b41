import { sql, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { isWaiting, mails } from '../db/schema/index.ts';

/** Seconds that a mail may wait, as while a mail server puts it off twice. `deploy/alerts.yml` has them as well. */
export const usualWait = 900;

/** Since when the oldest mail waits; null without one. One that is sent again waits anew. */
export const waitingSince: SQL = sql`(
  select min(case when ${mails.attempts} = 0 then ${mails.dueAt} else ${mails.createdAt} end) from ${mails} where ${isWaiting})`;

/** Since when mails wait that should be on their way, as an instant; null if none do, or no mail server is set. */
export function unusualWait({ mail }: Pick<Config, 'mail'>, since: string | null): string | null {
  const isUnusual = since !== null && Date.now() - Date.parse(since) > usualWait * 1000;
  return isUnusual && mail.way.to === 'smtp' ? since : null;
}
