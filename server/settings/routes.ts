import type { FastifyInstance } from 'fastify';
import {
  getOperatorSettings,
  getSettings,
  perSetting,
  settingNames,
  updateSettings,
  type DecidedSettings,
  type SettingsAnswer,
} from '../../contract/office/settings.ts';
import { actorOf } from '../http/authenticate.ts';
import { AppError, invalidField } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { route } from '../http/route.ts';
import { checkVersion, etagOf, type Versions } from '../http/versions.ts';
import type { Services } from '../services.ts';
import { putInForce } from './keep.ts';
import { settingQueries } from './repository.ts';

/** Administrators decide about rentals. */
export function settingRoutes(app: FastifyInstance, { db, config }: Services): void {
  const settings = settingQueries(db);

  const answerOf = (decided: DecidedSettings): SettingsAnswer => ({
    ...decided,
    inForce: perSetting((name) => config[name]),
    fixed: [...config.fixedSettings],
  });

  async function find(versions: Versions = null) {
    const { decided, version } = await settings.find();
    putInForce(config, decided);
    checkVersion(versions, version, answerOf(decided));
    return { decided, version };
  }

  route(app, getSettings, async ({ reply }) => {
    const { decided, version } = await find();
    reply.header('etag', etagOf(version));
    return answerOf(decided);
  });

  route(app, getOperatorSettings, async () => config.operatorSettings);

  route(app, updateSettings, async ({ body, versions, session }) => {
    const { decided } = await find(versions);
    const fixed = settingNames.find(
      (name) =>
        config.fixedSettings.includes(name) &&
        body[name] !== undefined &&
        body[name] !== decided[name],
    );
    if (fixed) throw invalidField(fixed, 'setting_fixed', 'settings.fixed');
    if (!(await settings.update(body, versions, actorOf(session)))) {
      await find(versions);
      throw new AppError(412, 'changed_meanwhile', 'common.changedMeanwhile');
    }
    await find();
    return done('settings.updated');
  });
}
