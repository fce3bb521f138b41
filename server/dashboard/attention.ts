import { and, eq, gt, isNull, lt, not, or, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { getDashboard } from '../../contract/office/dashboard.ts';
import { limits } from '../../contract/values/limits.ts';
import { announcedDays } from '../../contract/vehicles/vehicle-dues.ts';
import type { Database } from '../db/index.ts';
import {
  blocks,
  contactMessages,
  isFailed,
  isInService,
  isMissing,
  isOpen,
  mails,
  reservations,
  users,
  vehicles,
} from '../db/schema/index.ts';
import { waitingSince } from '../mail/index.ts';
import { hoardedCategories, type Readiness } from '../reservations/index.ts';

type Today = z.input<typeof getDashboard.answer>['today'];
type Lists = Required<
  Pick<Today, 'conflicts' | 'dues' | 'unanswered' | 'mails' | 'hoardedCategories'>
>;

/** What needs somebody besides today's reservations; times are ISO instants. */
export type Attention = Lists & {
  mailsWaitSince: string | null;
  counts: Required<Pick<Today['counts'], 'conflicts' | 'dues' | 'unanswered'>>;
};

interface AttentionQuery extends Readiness {
  now: Date;
  /** Whether messages are answered here; if not, those that were opened are done. */
  sendsMails: boolean;
}

/** All of it in one statement; only the first rows of each kind. */
export async function findAttention(db: Database, query: AttentionQuery): Promise<Attention> {
  const { rows } = await db.execute<{ found: Attention }>(attentionStatement(query));
  return rows[0]!.found;
}

export function attentionStatement({ now, notReadyHours, today, sendsMails }: AttentionQuery): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`;
  const { firstDueOn: firstDue, inspectionDueOn, safetyCheckDueOn } = vehicles;
  const isLate = sql`exists (
    select from ${reservations} as late where late.vehicle_id = ${reservations.vehicleId}
      and late.picked_up_at is not null and late.returned_at is null and late.status = 'CREATED' and late.drop_off_at < ${instant})`;
  const isPastDue = sql`${vehicles.blockingDueOn} < ${today}::date`;
  const pickUps = sql`
    from ${reservations}
    join ${vehicles} on ${eq(vehicles.id, reservations.vehicleId)}
    join ${users} on ${eq(users.id, reservations.userId)}
    where ${and(
      isOpen,
      isNull(reservations.pickedUpAt),
      not(isMissing),
      gt(reservations.dropOffTime, now),
      lt(reservations.pickUpTime, new Date(now.getTime() + notReadyHours * 3_600_000)),
      or(isLate, isPastDue),
    )}`;
  // The last day on which a block for it may begin.
  const isPlanned = sql`exists (
    select from ${blocks} where ${blocks.vehicleId} = ${vehicles.id} and ${blocks.reason} = 'inspection'
      and coalesce(${blocks.until} > ${instant}, true) and (${blocks.from} < ${firstDue} + 1 or ${blocks.from} <= ${instant}))`;
  const dues = sql`
    from ${vehicles}
    where ${and(isInService, sql`${firstDue} <= ${today}::date + ${announcedDays}::integer`)} and not ${isPlanned}`;
  const messages = sql`
    from ${contactMessages}
    where ${isNull(sendsMails ? contactMessages.answeredAt : contactMessages.readAt)}
      and ${isNull(contactMessages.doneAt)}`;
  const failed = sql`from ${mails} where ${isFailed}`;

  const list = (row: SQL, order: SQL, from: SQL) => sql`(
    select coalesce(json_agg(entry), '[]') from (
      select json_build_object(${row}) as entry ${from} order by ${order} limit ${limits.dashboardRows}) as first)`;
  const count = (from: SQL) => sql`(select count(*) ${from})`;

  return sql`
    select json_build_object(
      'counts', json_build_object(
        'conflicts', ${count(pickUps)}, 'dues', ${count(dues)}, 'unanswered', ${count(messages)}),
      'mailsWaitSince', ${waitingSince},
      'hoardedCategories', ${hoardedCategories},
      'conflicts', ${list(
        sql`'id', ${reservations.id}, 'customer', trim(${users.firstName} || ' ' || ${users.lastName}),
          'companyName', ${users.companyName}, 'vehicleId', ${vehicles.id}, 'model', ${vehicles.model}, 'licencePlate', ${vehicles.licencePlate},
          'pickUpTime', ${reservations.pickUpTime}, 'reason', case when ${isLate} then 'late' else 'past_due' end`,
        sql`${reservations.pickUpTime}, ${reservations.id}`,
        pickUps,
      )},
      'dues', ${list(
        sql`'id', ${vehicles.id}, 'model', ${vehicles.model}, 'licencePlate', ${vehicles.licencePlate},
          'inspectionDueOn', ${inspectionDueOn}, 'safetyCheckDueOn', ${safetyCheckDueOn},
          'dues', ${vehicles.dues}`,
        sql`${firstDue}, ${vehicles.id}`,
        dues,
      )},
      'unanswered', ${list(
        sql`'id', ${contactMessages.id}, 'subject', ${contactMessages.subject}, 'name', ${contactMessages.name},
          'createdAt', ${contactMessages.createdAt}`,
        sql`${contactMessages.id} desc`,
        messages,
      )},
      'mails', ${list(
        sql`'id', ${mails.id}, 'template', ${mails.template}, 'recipient', ${mails.recipient}, 'createdAt', ${mails.createdAt}`,
        sql`${mails.id} desc`,
        failed,
      )}
    ) as found`;
}
