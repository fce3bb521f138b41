import { and, gt, gte, isNull, lt, lte, not, sql, type SQL } from 'drizzle-orm';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { MailTemplate } from '../../contract/office/mail-templates.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { isMissing, isOpen, isWaiting, mails, reservations, users } from '../db/schema/index.ts';

const { pickUpTime, dropOffTime, pickedUpAt, returnedAt, createdAt } = reservations;
const hour = 3_600_000;

/** Hours before the pick-up in which its reminder is sent, and the hours of the day at the company's place. */
const remindsBefore = { from: 36, until: 12 };
const daytime = { from: 8, until: 20 };

const later = (time: Date, hours: number) => new Date(time.getTime() + hours * hour);

/**
 * The pick-ups to remind of at a time: from the first instant up to but not including the second. At night only of those for
 * which the next morning would be too late.
 */
export function remindedPickUps(now: Date, zone: string): [Date, Date] {
  const from = later(now, remindsBefore.until);
  const until = later(now, remindsBefore.from);
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  if (local.hour >= daytime.from && local.hour < daytime.until) return [from, until];
  const morning = local
    .toPlainDate()
    .add({ days: local.hour < daytime.from ? 0 : 1 })
    .toZonedDateTime({ timeZone: zone, plainTime: { hour: daytime.from } });
  return [from, later(new Date(morning.epochMilliseconds), remindsBefore.until)];
}

/**
 * Writes reminders of pick-ups, once for each time of a pick-up. Customers who booked later know. Nobody is promised a vehicle that
 * is missing.
 */
export function queueReminders(db: Database, zone: string, now = new Date()): Promise<void> {
  const [from, until] = remindedPickUps(now, zone);
  const isNear = sql`${createdAt} < ${pickUpTime} - make_interval(hours => ${remindsBefore.from})`;
  const condition = and(
    gte(pickUpTime, from),
    lt(pickUpTime, until),
    isNull(pickedUpAt),
    isNear,
    not(isMissing),
  )!;
  return tell(db, 'reminder', pickUpTime, condition);
}

/** Tells customers that the vehicle is missing, an hour after their drop-off and not days later, once for each drop-off. */
export function queueLateReturns(db: Database, now = new Date()): Promise<void> {
  const condition = and(
    ...[lte(dropOffTime, later(now, -1)), gt(dropOffTime, later(now, -72))],
    ...[sql`${pickedUpAt} is not null`, isNull(returnedAt)],
  )!;
  return tell(db, 'late-return', dropOffTime, condition);
}

/**
 * Writes a mail about each open reservation that meets a condition, in one statement. The occasion holds the time, so that it
 * is told once by any number of servers, and again after the time was changed.
 */
async function tell(
  db: Database,
  template: MailTemplate,
  time: typeof pickUpTime | typeof dropOffTime,
  condition: SQL,
): Promise<void> {
  const occasion = sql`${template}::text || ' ' || ${reservations.id} || ' ' || extract(epoch from ${time})::bigint`;
  await db.execute(sql`
    insert into ${mails} (template, language, recipient, values, user_id, reservation_id, occasion)
    select ${template}::text, coalesce(${users.language}, 'de'), ${users.email},
      jsonb_build_object('reservation', ${callFunction('reservation_facts', { reservation: reservations })}), ${users.id}, ${reservations.id}, ${occasion}
    from ${reservations} join ${users} on ${users.id} = ${reservations.userId} and ${users.erasedAt} is null
    where ${isOpen} and ${condition} and not exists (select from ${mails} where occasion = ${occasion})
    on conflict (occasion) do nothing`);
}

/** Fails reminders that could not be sent in time, or whose reservation was changed or cancelled meanwhile. */
export async function dropOutdatedReminders(db: Database, now = new Date()): Promise<void> {
  const remindedOf = sql`(${mails.values} #>> '{reservation,pickUpTime}')::timestamptz`;
  await db.execute(sql`
    update ${mails} set failed_at = now(), reason = ${mailReasons.outdated}
    where template = 'reminder' and ${isWaiting} and not exists (
      select from ${reservations}
      where ${reservations.id} = ${mails.reservationId} and ${isOpen} and ${gt(pickUpTime, now)} and ${pickUpTime} = ${remindedOf})`);
}
