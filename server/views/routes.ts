import type { FastifyInstance } from 'fastify';
import { deleteView, listViews, renameView, saveView } from '../../contract/office/views.ts';
import { conflict, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { viewQueries } from './repository.ts';

/** Administrators save the filters of their lists. */
export function viewRoutes(app: FastifyInstance, { db }: Services): void {
  const views = viewQueries(db);

  route(app, listViews, ({ query: { screen }, session }) => views.list(session.user.id, screen));

  route(app, saveView, async ({ body, session }) => {
    const id = await views.save(session.user.id, body);
    if (id === null) throw conflict('too_many_views', 'views.tooMany');
    return { ...done('views.saved'), view: { id, ...body } };
  });

  route(app, renameView, async ({ params, body, session }) => {
    const outcome = await views.rename(session.user.id, params.id, body.name);
    if (outcome === 'missing') throw notFound('view_not_found', 'views.notFound');
    if (outcome === 'taken')
      throw conflict('view_exists', 'views.exists', {
        fields: { name: { code: 'view_exists', message: 'views.exists' } },
      });
    return done('views.renamed');
  });

  route(app, deleteView, async ({ params, session }) => {
    if (!(await views.remove(session.user.id, params.id)))
      throw notFound('view_not_found', 'views.notFound');
    return done('views.deleted');
  });
}
