import type { FastifyInstance } from 'fastify';
import { getVatRates, removeVatRate, setVatRate } from '../../contract/office/vat-rates.ts';
import { limits } from '../../contract/values/limits.ts';
import { key } from '../../contract/texts/message-key.ts';
import { actorOf } from '../http/authenticate.ts';
import { conflict, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { vatRateQueries } from './vat-rates.ts';

/** Administrators decide about rates of tax. */
export function vatRateRoutes(app: FastifyInstance, { db, config }: Services): void {
  const { list, set, remove } = vatRateQueries(db);

  async function find() {
    config.vatRates = await list();
    return { before: config.business.vatPercent, rates: config.vatRates };
  }

  route(app, getVatRates, find);

  route(app, setVatRate, async ({ params: { validFrom }, body: { percent }, session }) => {
    if (!(await set({ validFrom, percent }, actorOf(session))))
      throw conflict('too_many_rates', key('vatRates.tooMany', { maximum: limits.vatRates }));
    await find();
    return done('vatRates.set');
  });

  route(app, removeVatRate, async ({ params: { validFrom }, session }) => {
    if (!(await remove(validFrom, actorOf(session))))
      throw notFound('rate_not_found', 'vatRates.notFound');
    await find();
    return done('vatRates.removed');
  });
}
