import { z } from 'zod';
import { byId } from '../values/common.ts';
import { getEndpoint } from '../wire/endpoint.ts';
import { languages } from '../texts/language.ts';

export const calendarType = 'text/calendar';

export const getCalendarFile = getEndpoint({
  path: '/reservations/:id/calendar.ics',
  auth: 'user',
  summary:
    'An own reservation as a calendar file; administrators get that of any. In the language of the request unless another one is asked for',
  params: byId,
  query: z.object({ language: z.enum(languages).optional() }),
  answer: 'file',
  media: [calendarType],
});
