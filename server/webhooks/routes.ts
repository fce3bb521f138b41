import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { eventRights, type WebhookEvent } from '../../contract/office/webhook-events.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  pageDeliveries,
  resendDeliveries,
  updateWebhook,
  type DeliveryState,
} from '../../contract/office/webhooks.ts';
import { limits } from '../../contract/values/limits.ts';
import { actorOf, checkMay, type Session } from '../http/authenticate.ts';
import { conflict, invalidField, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { isAllowedUrl } from './address.ts';
import { webhookQueries, type DeliveryRow } from './repository.ts';

/** Which other programs are told what happens. */
export function webhookRoutes(app: FastifyInstance, { db, config }: Services): void {
  const webhooks = webhookQueries(db);
  const wallTime = (time: Date) => toWallTime(time, config.timeZone);
  const missing = () => notFound('webhook_not_found', 'webhooks.notFound');

  /** Nobody has told to others what they may not read themselves. */
  function checkForm(session: Session, { url, events }: { url: string; events: WebhookEvent[] }) {
    for (const event of events) checkMay(session, eventRights[event]);
    if (!isAllowedUrl(url, !config.exposed))
      throw invalidField('url', 'address_not_allowed', 'webhooks.notAllowed');
    return { url, events: [...new Set(events)] };
  }

  const answerOf = ({
    sentAt,
    failedAt,
    dueAt,
    createdAt,
    ...row
  }: Omit<DeliveryRow, 'webhookId'>) => {
    const ended = sentAt ?? failedAt;
    const state: DeliveryState = sentAt ? 'sent' : failedAt ? 'failed' : 'waiting';
    return {
      ...row,
      messageId: `msg_${row.messageId}`,
      state,
      createdAt: wallTime(createdAt),
      endedAt: ended && wallTime(ended),
      nextAttemptAt: ended ? null : wallTime(dueAt),
    };
  };

  route(app, listWebhooks, async () =>
    (await webhooks.list()).map(({ createdAt, failingSince, switchedOffAt, ...row }) => ({
      ...row,
      createdAt: wallTime(createdAt),
      failingSince: failingSince && wallTime(failingSince),
      switchedOffAt: switchedOffAt && wallTime(switchedOffAt),
    })),
  );

  route(app, createWebhook, async ({ body, session }) => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`;
    const values = { ...checkForm(session, body), secret };
    const id = await webhooks.create(values, limits.webhooks, actorOf(session));
    if (id === null) throw conflict('too_many_webhooks', 'webhooks.tooMany');
    return { ...done('webhooks.created'), id, secret };
  });

  route(app, updateWebhook, async ({ params: { id }, body, session }) => {
    const values = { ...checkForm(session, body), active: body.active };
    if (!(await webhooks.update(id, values, actorOf(session)))) throw missing();
    return done('webhooks.updated');
  });

  route(app, deleteWebhook, async ({ params: { id }, session }) => {
    if (!(await webhooks.remove(id, actorOf(session)))) throw missing();
    return done('webhooks.deleted');
  });

  route(app, pageDeliveries, async ({ params: { id }, query }) => {
    if (!(await webhooks.find(id))) throw missing();
    const { rows, total } = await webhooks.page(id, query);
    return pageAnswer({ rows: rows.map(answerOf), total }, query);
  });

  route(app, resendDeliveries, async ({ params: { id }, body: { deliveryId } }) => {
    const found = await webhooks.find(id);
    if (!found) throw missing();
    if (!found.active) throw conflict('switched_off', 'webhooks.isOff');
    const count = await webhooks.resend(id, deliveryId);
    if (count === 0 && deliveryId) throw notFound('webhook_not_found', 'webhooks.noDelivery');
    return done('webhooks.sentAgain');
  });
}
