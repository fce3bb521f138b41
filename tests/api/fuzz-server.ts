import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { createApp } from '../../server/app.ts';
import { hashPassword } from '../../server/auth/password.ts';
import { config } from '../../server/config.ts';
import { createAdministrator } from '../support/administrator.ts';
import { userQueries } from '../../server/users/repository.ts';
import { newSession } from '../support/session.ts';
import { noBookingLimits } from '../support/booking-limits.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';

const site = fileURLToPath(new URL('./site', import.meta.url));

/** Values in the victim's records that must not reach anybody else. */
export const secret = 'Nurfuermich';

export type Actor = 'anonymous' | 'customer' | 'administrator';

/** A separate server, because an administrator's hostile requests may delete what other tests need. */
export async function fuzzServer() {
  const settings = config({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...noBookingLimits });
  const { db, close } = await newDatabase();
  await createAdministrator(db, settings);
  const users = userQueries(db);
  const passwordHash = await hashPassword('Geheim-Wort-9!');
  const newUser = async (name: string) => {
    const texts = { lastName: name, phoneNumber: name, address: name, zipCode: name };
    const email = `${name}@example.com`;
    const row = {
      ...texts,
      firstName: name,
      email,
      passwordHash,
      roles: ['Customer' as const],
    };
    return (await users.create(row, 'welcome'))!;
  };
  const [attacker, victim] = [await newUser('Angreifer'), await newUser(secret)];
  await addVehicles(db, 9);
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
    select ${victim}::integer, n, now() + interval '1 day', now() + interval '2 days', ${secret}, ${secret}, 240 from generate_series(1, 9) n`);
  await db.execute(sql`
    insert into contact_messages (name, subject, body, email)
    select ${secret}, ${secret}, ${secret}, ${secret} from generate_series(1, 9)`);
  const app = await createApp({ db, config: settings, site });
  const { rows } = await db.execute<{ id: number }>(sql`select id from users where built_in`);
  const ids = { administrator: rows[0]!.id, customer: attacker };

  return {
    app,
    /** A new session's token. */
    tokenOf: (actor: Actor) => (actor === 'anonymous' ? null : newSession(db, ids[actor])),
    /** All of the victim's records, and the attacker's roles. */
    async belongings() {
      const { rows } = await db.execute(sql`
        select (select json_agg(u order by id) from users u where id = ${victim}) as user,
          (select json_agg(r order by id) from reservations r where user_id = ${victim}) as reservations,
          (select count(*) from contact_messages where name = ${secret}) as messages,
          (select roles from users where id = ${attacker}) as roles`);
      return rows[0];
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
