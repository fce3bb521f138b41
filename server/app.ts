import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { idempotencyHeader, versionHeader } from '../contract/wire/endpoint.ts';
import { exposedHeaders } from '../contract/wire/headers.ts';
import { limits } from '../contract/values/limits.ts';
import { companyFacts, currentTerms } from './company/index.ts';
import { companyLoginRoutes } from './company-login/routes.ts';
import { placeRoutes } from './company/place-routes.ts';
import { serveWellKnown, companyRoutes } from './company/well-known.ts';
import { passkeyLoginRoutes, passkeyRoutes } from './auth/passkey-routes.ts';
import { authRoutes, sessionRoutes } from './auth/routes.ts';
import { sessionQueries } from './auth/sessions.ts';
import type { Config } from './config.ts';
import { feedRoutes } from './calendar/feed-routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { photoRoutes, damageRoutes } from './condition/photo-routes.ts';
import { counterRoutes } from './counter/routes.ts';
import { dayRoutes } from './dashboard/day-routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import type { Executor } from './db/index.ts';
import { docsRoutes } from './docs/routes.ts';
import { featureRoutes } from './features/routes.ts';
import { accountingRoutes } from './exports/accounting-routes.ts';
import { exportRoutes, monthRoutes } from './exports/routes.ts';
import { answerFailure, answerUnknown } from './http/failure.ts';
import { ownDataRoutes } from './own-data/routes.ts';
import { paceImages } from './images/pace.ts';
import { imageRoutes } from './images/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { compressLarge } from './http/compress.ts';
import { addApiHeaders, keepToHttps } from './http/headers.ts';
import { fineRoutes } from './fines/routes.ts';
import { invoiceRoutes } from './billing/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { newServer } from './http/server.ts';
import { readJson } from './http/json.ts';
import { logCalls, logOfRequest, logOptions } from './http/log.ts';
import { counted, refusals } from './metrics/counted.ts';
import { serveMetrics } from './metrics/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { mailSentenceRoutes } from './mail/sentences.ts';
import { readFigures } from './operations/figures.ts';
import { browserErrorRoutes } from './operations/browser-errors.ts';
import { operationRoutes } from './operations/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { reservationAdminRoutes } from './reservations/admin-routes.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { blockRoutes, retirementRoutes } from './blocks/routes.ts';
import { searchAllRoutes } from './search-all/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { timelineRoutes } from './reservations/timeline-routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { networkBehind, proxiesOf } from './http/network.ts';
import { turnAwayOverload } from './load/overload.ts';
import { refuser, answerNoRequest } from './http/refuse.ts';
import { answerSiteFailure, answerUnreadable, serveSite } from './http/site.ts';
import { rateLimiter } from './load/rate-limits.ts';
import { isKey, keyQueries } from './keys/repository.ts';
import { countCall, keyRoutes } from './keys/routes.ts';
import { keepSettings } from './settings/keep.ts';
import { settingRoutes } from './settings/routes.ts';
import { vatRateRoutes } from './settings/vat-routes.ts';
import { userAdminRoutes, customerRoutes } from './users/admin-routes.ts';
import { customerRecordRoutes } from './customers/routes.ts';
import { emailRoutes, passwordRoutes } from './users/email-routes.ts';
import { userRoutes } from './users/routes.ts';
import { invitationRoutes, staffRoutes } from './users/staff-routes.ts';
import { viewRoutes } from './views/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';
import { vehicleAdminRoutes } from './vehicles/admin-routes.ts';
import { vehicleRoutes } from './vehicles/routes.ts';

const features = [
  healthRoutes,
  featureRoutes,
  settingRoutes,
  vatRateRoutes,
  operationRoutes,
  browserErrorRoutes,
  authRoutes,
  sessionRoutes,
  passkeyRoutes,
  passkeyLoginRoutes,
  companyLoginRoutes,
  passwordRoutes,
  emailRoutes,
  userRoutes,
  userAdminRoutes,
  customerRoutes,
  staffRoutes,
  invitationRoutes,
  customerRecordRoutes,
  ownDataRoutes,
  vehicleRoutes,
  vehicleAdminRoutes,
  imageRoutes,
  importRoutes,
  reservationRoutes,
  calendarRoutes,
  feedRoutes,
  documentRoutes,
  searchRoutes,
  searchAllRoutes,
  blockRoutes,
  retirementRoutes,
  reservationAdminRoutes,
  counterRoutes,
  damageRoutes,
  photoRoutes,
  invoiceRoutes,
  paymentRoutes,
  historyRoutes,
  fineRoutes,
  viewRoutes,
  timelineRoutes,
  messageRoutes,
  mailRoutes,
  mailSentenceRoutes,
  keyRoutes,
  webhookRoutes,
  companyRoutes,
  placeRoutes,
  dashboardRoutes,
  dayRoutes,
  exportRoutes,
  monthRoutes,
  accountingRoutes,
  docsRoutes,
];

function countRejection(): void {
  counted.turnedAway.inc({ reason: 'database' });
  refusals.add('busy');
}

interface AppOptions {
  db: Executor;
  config: Config;
  /** The folder of the built site. */
  site: string;
  /** Statements in flight; without it no call is ever rejected. */
  statements?: () => number;
}

/** Assembles the server, with the API below /api and the site, without listening. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { db, config, site, statements = () => 0 } = options;
  const refuse = refuser(config);
  const company = companyFacts(site);
  const isProxy = proxiesOf(config.trustedProxies);
  const networkOf = networkBehind(isProxy);
  const app = fastify({
    logger: await logOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: logOfRequest,
    genReqId: () => randomUUID(),
    trustProxy: isProxy,
    return503OnClosing: false,
    frameworkErrors: answerUnreadable,
    clientErrorHandler: answerNoRequest,
    serverFactory: (answer) => {
      const paced = paceImages(answer, refuse, networkOf);
      const admitted = turnAwayOverload(paced, refuse, networkOf, statements, countRejection);
      return newServer(admitted, refuse, networkOf);
    },
  });
  app.setErrorHandler(answerSiteFailure);
  app.decorate('phone', () => company()?.company.phones[0]);
  const limiter = rateLimiter(db, config.rateLimits);
  const [sessions, keys] = [sessionQueries(db), keyQueries(db)];
  app.decorate('findSession', (token) => (isKey(token) ? keys.find(token) : sessions.find(token)));
  app.decorate('countCall', (keyId) => countCall(limiter, keyId));
  app.decorateRequest('session', null);
  app.decorateRequest('isArriving', false);
  if (config.production) keepToHttps(app);
  keepSettings(app, db, config);
  serveMetrics(app, {
    token: config.metricsToken,
    statements,
    figures: () => readFigures(db, config),
  });
  await app.register(
    async (api) => {
      api.setErrorHandler(answerFailure);
      addApiHeaders(api);
      compressLarge(api);
      logCalls(api);
      if (config.corsOrigins.length > 0)
        await api.register(cors, {
          origin: config.corsOrigins,
          methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
          allowedHeaders: ['Authorization', 'Content-Type', idempotencyHeader, versionHeader],
          exposedHeaders: [...exposedHeaders],
        });
      readJson(api);
      await api.register(multipart, {
        limits: { fileSize: limits.upload.bytes, files: 1, fields: 10, fieldSize: 1000 },
      });
      const services = {
        db,
        config,
        limiter,
        company,
        currentTerms: currentTerms(db, company),
      };
      for (const feature of features) feature(api, services);
      api.all('/*', answerUnknown);
    },
    { prefix: '/api' },
  );
  serveWellKnown(app, { company, origin: config.siteUrl });
  await serveSite(app, site);
  return app;
}
