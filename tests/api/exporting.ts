import { sql } from 'drizzle-orm';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { createAdministrator } from '../support/administrator.ts';
import { newSession } from '../support/session.ts';
import { withoutTriggers } from '../support/without-triggers.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

/**
 * A server for the test of the exports' memory, with 100,000 reservations. It sends its address, an administrator's token
 * and, when asked, its peak memory since the last time.
 */
const settings = config({ LOG_LEVEL: 'silent' });
const { db, close } = await newDatabase();
await createAdministrator(db, settings);
await addVehicles(db, 100, (number) => ({ model: `Wagen ${number}` }));
// What the triggers write is not exported, and takes most of the time.
await withoutTriggers(db, 'reservations', (tx) =>
  tx.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price, status)
    select 1, vehicle, day, day + interval '6 hours', 'Bremen', 'Hamburg ' || vehicle, 60, 'CANCELLED'
    from generate_series(1, 100) vehicle,
      generate_series(timestamptz '2030-01-01', timestamptz '2030-01-01' + interval '999 days', interval '1 day') day`),
);
const token = await newSession(db, 1);
const app = await createApp({
  db,
  config: settings,
  site: fileURLToPath(new URL('./site', import.meta.url)),
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });

let most = 0;
const measure = () => (most = Math.max(most, process.memoryUsage.rss()));
setInterval(measure, 5);

process.on('message', async (message) => {
  if (message === 'most') {
    measure();
    process.send!(most);
    most = 0;
    return;
  }
  await app.close();
  await close();
  process.exit();
});
process.send!({ address, token });
