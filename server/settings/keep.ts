import type { FastifyInstance } from 'fastify';
import { perSetting, settingFields, type DecidedSettings } from '../../contract/office/settings.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { codeOf } from '../db/driver/failures.ts';
import { settingQueries } from './repository.ts';
import { vatRateQueries } from './vat-rates.ts';

/** Milliseconds after which a server knows what another one was told. */
const age = 3000;

/** Puts what was decided in force. Everything that holds the configuration reads it from there. */
export function putInForce(config: Config, decided: DecidedSettings): void {
  const inForce = perSetting((name) =>
    config.fixedSettings.includes(name)
      ? config[name]
      : (decided[name] ?? settingFields[name].usual),
  );
  Object.assign(config, inForce);
}

/** Keeps the configuration as the database has it, from before the first call until the server is closed. */
export function keepSettings(app: FastifyInstance, db: Database, config: Config): void {
  const { find } = settingQueries(db);
  const { list } = vatRateQueries(db);
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function read(): Promise<void> {
    try {
      putInForce(config, (await find()).decided);
      config.vatRates = await list();
    } catch (error) {
      // What was in force stays so.
      if (!isClosed) app.log.warn({ code: codeOf(error) }, 'The settings could not be read');
    }
    if (!isClosed) timer = setTimeout(() => void read(), age).unref();
  }

  app.addHook('onReady', read);
  app.addHook('onClose', () => {
    isClosed = true;
    clearTimeout(timer);
  });
}
