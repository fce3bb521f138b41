import type { FastifyInstance } from 'fastify';
import {
  getCustomerTotals,
  mergeCustomers,
  previewMerge,
} from '../../contract/office/customers.ts';
import { isSwitchedOff } from '../auth/index.ts';
import { actorOf } from '../http/authenticate.ts';
import { conflict, forbidden, invalidField, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findCustomer } from '../users/index.ts';
import { countsOf, mergeInto, refusalOf, takenFields, type Merging } from './merge.ts';
import { totalsOf } from './totals.ts';

/** What administrators do with customers' records. */
export function customerRecordRoutes(app: FastifyInstance, { db, config }: Services): void {
  route(app, getCustomerTotals, async ({ params: { id } }) => {
    if (!(await findCustomer(db, id))) throw notFound('user_not_found', 'users.notFound');
    return totalsOf(db, id, config.business.currency);
  });

  route(app, previewMerge, async ({ params: { id }, query: { otherId } }) => {
    const [kept, other, isOff] = await Promise.all([
      findCustomer(db, id),
      findCustomer(db, otherId),
      isSwitchedOff(db, otherId),
    ]);
    checkMergeable(refusalOf(kept, other, isOff));
    return { ...(await countsOf(db, otherId)), takes: takenFields(kept!, other!) };
  });

  route(app, mergeCustomers, async ({ params: { id }, body: { otherId }, session, request }) => {
    const actor = actorOf(session);
    const outcome = await mergeInto(db, { kept: id, other: otherId, actor });
    checkMergeable(outcome);
    // A backup from before brings the other record back: this tells whom to merge again.
    request.log.info({ merged: otherId, into: id }, 'A customer was merged into another record');
    return done('users.merged');
  });
}

function checkMergeable(outcome: Merging | null): void {
  if (outcome === 'missing') throw notFound('user_not_found', 'users.notFound');
  if (outcome === 'same') throw invalidField('otherId', 'invalid', 'users.sameRecord');
  if (outcome === 'built in') throw forbidden('built_in', 'users.builtIn');
  if (outcome === 'erased') throw forbidden('user_erased', 'users.erased');
  if (outcome === 'staff') throw conflict('not_mergeable', 'users.otherStaff');
}
