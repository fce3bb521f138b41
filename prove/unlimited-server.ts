import { createApp } from '../server/app.ts';
import { config } from '../server/config.ts';
import { openDatabase } from '../server/db/index.ts';

/** Our server without admission control and fair shares: no call is rejected. */
const settings = config(process.env);
const { db } = await openDatabase(settings.database);
const app = await createApp({ db, config: settings, site: '/nowhere' });
app.server.removeAllListeners('request').on('request', app.routing);
console.log(`Ready: ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
process.on('SIGTERM', () => process.exit());
