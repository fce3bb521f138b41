import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/index.ts';
import { searchStatements } from '../../server/search/statements.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

const zone = 'Europe/Berlin';
const firstChange = Temporal.Now.zonedDateTimeISO(zone).getTimeZoneTransition('next')!;
const changes = [firstChange, firstChange.getTimeZoneTransition('next')!];

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, 1, () => ({ bufferMinutes: 0 }));
});
afterAll(() => open.close());

test.each(changes)(
  'a vehicle is free next for as many hours across %s, whatever zone its database has',
  async (change) => {
    const at = (hours: number) => change.toInstant().add({ hours }).toString();
    const asked = {
      pickUpTime: at(-24),
      dropOffTime: at(48),
      hours: 72,
      transferHours: 0,
      notReadyHours: 0,
      today: '2026-01-01',
    };
    /** When it can be had for three days: it is blocked in their first hour, and again from an hour after the clock change on. */
    const nextFree = (blockedFrom: number) =>
      open.db.transaction(async (tx) => {
        await tx.execute(sql`set local timezone to 'Europe/Berlin'`);
        await tx.execute(sql`delete from blocks`);
        await tx.execute(sql`
          insert into blocks (vehicle_id, starts_at, ends_at, reason)
          values (1, ${at(-24)}, ${at(-23)}, 'repair'), (1, ${at(blockedFrom)}, ${at(60)}, 'repair')`);
        const { quote } = searchStatements(tx, asked, zone);
        const [row] = await quote(sql.placeholder('id')).prepare('next_free').execute({ id: 1 });
        return row!.nextFree?.getTime();
      });
    expect(await nextFree(49)).toBe(Date.parse(at(-23)));
    expect(await nextFree(48)).toBe(Date.parse(at(60)));
  },
);
