import { z } from 'zod';
import { byId, line, writeAnswer } from '../values/common.ts';
import { deleteEndpoint, getEndpoint, putEndpoint } from '../wire/endpoint.ts';
import { limits } from '../values/limits.ts';
import { key } from '../texts/message-key.ts';

/** Screens of which views can be saved. */
export const viewScreens = ['reservations'] as const;
export type ViewScreen = (typeof viewScreens)[number];

const screen = z.enum(viewScreens, { error: key('views.screen') });

/** Filters and order of a list under a name, as its address has them. */
export const view = z.object({
  id: z.number(),
  screen,
  name: z.string(),
  /** Without a question mark. */
  query: z.string(),
});
export type View = z.output<typeof view>;

export const viewForm = z.object({ name: line('views.name', limits.views.name) });

export const listViews = getEndpoint({
  path: '/views',
  right: 'reservations.read',
  summary: 'Your saved views of a screen, by name',
  query: z.object({ screen }),
  answer: z.array(view),
});

export const saveView = putEndpoint({
  path: '/views',
  right: 'reservations.read',
  summary: 'Save a view; one of the same name is replaced',
  also: [409],
  body: viewForm.extend({
    screen,
    query: z
      .string({ error: key('views.query') })
      .max(limits.views.query, key('common.tooLong', { maximum: limits.views.query }))
      .regex(/^[!-~]*$/, key('views.query')),
  }),
  answer: writeAnswer.extend({ view }),
});

export const renameView = putEndpoint({
  path: '/views/:id',
  right: 'reservations.read',
  summary: 'Give a saved view of yours another name',
  also: [409],
  params: byId,
  body: viewForm,
});

export const deleteView = deleteEndpoint({
  path: '/views/:id',
  right: 'reservations.read',
  summary: 'Delete a saved view of yours',
  params: byId,
});
