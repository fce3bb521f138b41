import type { FastifyInstance } from 'fastify';
import { calendarType } from '../../contract/reservations/calendar-file.ts';
import { createFeed, deleteFeed, getFeed, listFeeds } from '../../contract/reservations/feeds.ts';
import { hasRight } from '../../contract/wire/rights.ts';
import { checkProved, may } from '../http/authenticate.ts';
import { away, forbidden, invalidField, notFound } from '../http/errors.ts';
import { done, languageOf } from '../http/language.ts';
import { lockAccountOf } from '../http/lock-account.ts';
import { network } from '../http/network.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import { feedFile } from './feed-file.ts';
import { feedQueries } from './feeds.ts';

/** What staff need to subscribe to all pick-ups and returns, also each time that these are read. */
const right = 'reservations.read';

/** Calendars that programs read by a secret address. */
export function feedRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, company: facts, limiter } = services;
  const feeds = feedQueries(db);
  const missing = () => notFound('feed_not_found', 'feeds.notFound');

  route(app, listFeeds, async ({ session }) => {
    const wallTime = (time: Date) => toWallTime(time, config.timeZone);
    return (await feeds.list(session.user.id)).map(({ place, createdAt, usedAt, ...feed }) => ({
      ...feed,
      place: place || null,
      createdAt: wallTime(createdAt),
      lastUsedAt: usedAt && wallTime(usedAt),
    }));
  });

  route(app, createFeed, async ({ body, session, request }) => {
    const { kind } = body;
    if (kind === 'office') {
      if (!may(session, right)) throw forbidden();
      checkProved(session);
    }
    const place = kind === 'office' ? (body.place ?? '') : '';
    if (place && !facts()?.places.some(({ slug }) => slug === place))
      throw invalidField('place', 'unknown_choice', 'vehicles.homePlace');
    const { id } = session.user;
    await limiter.count('feed of account', String(id));
    const language = body.language ?? languageOf(request.headers);
    const secret = await db.transaction(async (tx) => {
      await lockAccountOf(tx, session);
      return feedQueries(tx).renew(id, { kind, place }, language);
    });
    return { ...done('feeds.created'), path: getFeed.path.replace(':secret', secret) };
  });

  route(app, deleteFeed, async ({ params: { id }, session }) => {
    if (!(await feeds.end(id, session.user.id))) throw missing();
    return done('feeds.ended');
  });

  route(app, getFeed, async ({ params: { secret }, request, reply }) => {
    const feed = await feeds.find(secret);
    if (!feed) await limiter.count('token of address', network(request.ip));
    if (!feed || (feed.kind === 'office' && !hasRight(feed.roles, right))) throw missing();
    await limiter.count('reading of feed', String(feed.id));
    const company = facts();
    if (!company) throw away();
    const { kind, place, language } = feed;
    const { siteUrl, timeZone } = config;
    const rows = await (kind === 'own' ? feeds.ofCustomer(feed.userId) : feeds.ofOffice());
    const settings = { company, siteUrl, timeZone, language, mail: null };
    return reply
      .type(`${calendarType}; charset=utf-8`)
      .send(await feedFile(rows, { kind, place }, settings));
  });
}
