import type { FastifyInstance } from 'fastify';
import { formerFeatures, formerMailFeatures, getFeatures } from '../../contract/wire/features.ts';
import settings from '../../package.json' with { type: 'json' };
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';

export function featureRoutes(app: FastifyInstance, { config }: Services): void {
  const { timeZone, mail } = config;
  const sendsMails = mail.way.to !== 'nowhere';
  const features = formerFeatures.filter(
    (name) => sendsMails || !formerMailFeatures.includes(name),
  );
  const answer = {
    level: 'rental',
    release: settings.version,
    sendsMails,
    companyLogin: config.companyLogin !== null,
    timeZone,
    features,
  } as const;
  route(app, getFeatures, async () => ({ ...answer, oneWayFee: config.oneWayFee }));
}
