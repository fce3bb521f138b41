import type { FastifyInstance } from 'fastify';
import { features, getFeatures } from '../../contract/features.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';

export function featureRoutes(app: FastifyInstance, { config: { timeZone } }: Services): void {
  route(app, getFeatures, async () => ({ features: [...features], timeZone }));
}
