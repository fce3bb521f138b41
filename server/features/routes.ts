import type { FastifyInstance } from 'fastify';
import { features, getFeatures, mailFeatures } from '../../contract/features.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';

export function featureRoutes(
  app: FastifyInstance,
  { config: { timeZone, mail } }: Services,
): void {
  const sendsMails = mail.way.to !== 'nowhere';
  const offered = features.filter((feature) => sendsMails || !mailFeatures.includes(feature));
  route(app, getFeatures, async () => ({ features: offered, timeZone }));
}
