import { z } from 'zod';
import { languages } from '../texts/language.ts';
import { key } from '../texts/message-key.ts';
import { byId, writeAnswer } from '../values/common.ts';
import { slug } from '../values/slug.ts';
import { deleteEndpoint, getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { feedKinds } from './feed-kinds.ts';
import { calendarType } from './calendar-file.ts';

/** A calendar to subscribe to. Its address has a secret, which is told once. */
export const feed = z.object({
  id: z.number(),
  kind: z.enum(feedKinds),
  /** The slug of the place whose pick-ups and returns it has; null for all, and for the own rentals. */
  place: z.string().nullable(),
  /** Wall-clock times at the company's place; the last use to within an hour, null for none. */
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Feed = z.output<typeof feed>;

export const listFeeds = getEndpoint({
  path: '/feeds',
  auth: 'user',
  summary: 'Your calendars to subscribe to, without their addresses',
  answer: z.array(feed),
});

export const createFeed = postEndpoint({
  path: '/feeds',
  auth: 'user',
  status: 201,
  summary:
    'Get the address of a calendar to subscribe to: the own rentals, or for who may read reservations all pick-ups and returns, at a place or at all; another one of the same stops working',
  also: [403, 429],
  body: z.object({
    kind: z.enum(feedKinds, { error: key('feeds.kind') }),
    place: slug(key('vehicles.homePlace')).nullish(),
    language: z.enum(languages, { error: key('users.language') }).optional(),
  }),
  // Below the API's base.
  answer: writeAnswer.extend({ path: z.string() }),
});

export const deleteFeed = deleteEndpoint({
  path: '/feeds/:id',
  auth: 'user',
  summary: 'End one of your calendars: its address stops working',
  params: byId,
});

export const getFeed = getEndpoint({
  path: '/feeds/:secret.ics',
  auth: 'none',
  isPrivate: true,
  summary: 'The calendar of a secret address, for calendar programs',
  also: [429],
  params: z.object({ secret: z.string() }),
  answer: 'file',
  media: [calendarType],
});
