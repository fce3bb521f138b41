import type { FastifyInstance } from 'fastify';
import { features, getFeatures } from '../../contract/features.ts';
import { route } from '../http/route.ts';

export function featureRoutes(app: FastifyInstance): void {
  route(app, getFeatures, async () => ({ features: [...features] }));
}
