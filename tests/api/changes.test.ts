import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { cancelInvoice, issueInvoice, pageInvoices } from '../../contract/money/invoices.ts';
import {
  changedInvoices,
  changedReservations,
  changedUsers,
  changedVehicles,
} from '../../contract/office/changes.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import {
  deleteReservation,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import { deleteUser, pageUsers } from '../../contract/users/users.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import { deleteVehicle, getFleetVehicle } from '../../contract/vehicles/vehicles.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import type { ChangeCursor } from '../../contract/wire/changes.ts';
import { selectChanges } from '../../server/changes/index.ts';
import type { Database, OpenDatabase } from '../../server/db/index.ts';
import { users } from '../../server/db/schema/index.ts';
import { full } from './counter-desk.ts';
import { newDatabase } from './database.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

interface Answer {
  content: { id: number; updatedAt: string; record: Record<string, unknown> | null }[];
  cursor: string;
  hasMore: boolean;
}

describe('a copy of records', () => {
  let server: OwnServer;
  let admin: Person;
  beforeAll(async () => {
    // Invoices name the company.
    server = await startOwnServer({}, fileURLToPath(new URL('./site', import.meta.url)));
    admin = await historyDesk(server).administrator('Anna');
  });
  afterAll(() => server.close());

  const call = (endpoint: Endpoint, sent: object = {}) =>
    server.call(endpoint, { token: admin.token, ...sent });
  const ask = async (endpoint: Endpoint, query: Record<string, string | number> = {}) =>
    (await call(endpoint, { query })).body as unknown as Answer;

  /** What another program has after it asked on and on. */
  function newCopy(endpoint: Endpoint) {
    const records = new Map<number, Record<string, unknown>>();
    let cursor: string | undefined;
    return async () => {
      for (let hasMore = true; hasMore;) {
        const answer = await ask(endpoint, { size: 3, ...(cursor && { cursor }) });
        for (const { id, record } of answer.content)
          if (record) records.set(id, ownOf({ id, ...record }));
          else records.delete(id);
        ({ cursor, hasMore } = answer);
      }
      return records;
    };
  }

  /** What of a listed row does not depend on other records, or on the time. */
  const ownOf = (row: { id: number }) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name]) =>
          !['customer', 'customerBlocked', 'state', 'isOverdue', 'buyer'].includes(name) &&
          !(name === 'companyName' && 'customer' in row),
      ),
    );

  const rowsOf = async (endpoint: Endpoint) => {
    const { body } = await call(endpoint, { query: { size: 1000 } });
    return new Map((body.content as { id: number }[]).map((row) => [row.id, ownOf(row)]));
  };

  test('is what the lists show, whatever is done to them', async () => {
    const { person, newVehicle, book, make } = historyDesk(server);
    const copies = {
      reservations: newCopy(changedReservations),
      invoices: newCopy(changedInvoices),
      users: newCopy(changedUsers),
      vehicles: newCopy(changedVehicles),
    };
    async function check() {
      expect(await copies.reservations()).toEqual(await rowsOf(pageReservations));
      expect(await copies.invoices()).toEqual(await rowsOf(pageInvoices));
      const listed = await rowsOf(pageUsers);
      const plain = [...listed].map(([id, { open: _, ...row }]: [number, { open?: unknown }]) => [
        id,
        row,
      ]);
      expect([...(await copies.users())].toSorted()).toEqual(plain.toSorted());
      for (const [id, vehicle] of await copies.vehicles()) {
        const { body } = await call(getFleetVehicle, { params: { id } });
        expect(body).toMatchObject(vehicle);
      }
    }

    const customers = [await person(), await person(), await person()];
    const vehicles = [await newVehicle(admin), await newVehicle(admin), await newVehicle(admin)];
    const past = await book(admin, customers[0]!.id, vehicles[0]!, [-3, -1]);
    const next = await book(admin, customers[1]!.id, vehicles[1]!, [5, 9]);
    await vi.waitFor(check);

    const pay = { kind: 'payment', method: 'card', amount: 7, note: '' };
    const rental = { params: { id: past } };
    let invoice = 0;
    const steps: (() => Promise<unknown>)[] = [
      () => make(handOver, { token: admin.token, ...rental, body: full }),
      () => make(takeBack, { token: admin.token, ...rental, body: full }),
      async () => {
        const issued = await make(issueInvoice, { token: admin.token, ...rental });
        invoice = (issued.invoice as { id: number }).id;
      },
      () => make(addPayment, { token: admin.token, ...rental, body: { id: randomUUID(), ...pay } }),
      () =>
        make(cancelInvoice, {
          token: admin.token,
          params: { id: invoice },
          body: { reason: 'Falsche Anschrift', reissue: true },
        }),
      () => call(cancelReservations, { body: { ids: [next] } }),
      () => make(deleteReservation, { token: admin.token, params: { id: next } }),
      () => make(eraseCustomer, { token: admin.token, params: { id: customers[0]!.id } }),
      () => make(deleteUser, { token: admin.token, params: { id: customers[2]!.id } }),
      () =>
        make(retireVehicle, {
          token: admin.token,
          params: { id: vehicles[1]! },
          body: { move: [] },
        }),
      () => make(deleteVehicle, { token: admin.token, params: { id: vehicles[2]! } }),
    ];
    for (const step of steps) {
      await step();
      await vi.waitFor(check);
    }
    expect((await copies.users()).has(customers[2]!.id)).toBe(false);
    expect((await copies.vehicles()).get(vehicles[1]!)?.retiredAt).not.toBeNull();
    expect((await copies.vehicles()).has(vehicles[2]!)).toBe(false);
  });

  test('begins after a time, which is told again with each record', async () => {
    const all = await ask(changedUsers, { size: 1000 });
    expect(all.hasMore).toBe(false);
    const last = all.content.at(-1)!;
    const after = await ask(changedUsers, { updatedAfter: last.updatedAt });
    expect(after.content).toContainEqual(last);
    const later = await ask(changedUsers, { updatedAfter: '2999-01-01 00:00' });
    expect(later).toMatchObject({ content: [], hasMore: false });
    // Whose clock is fast misses nothing.
    const { id } = await server.newUser();
    const { content } = await ask(changedUsers, { cursor: later.cursor, size: 1000 });
    expect(content.map((change) => change.id)).toContain(id);
  });

  test('is told what is wrong with a cursor or a time', async () => {
    const beyond = [`1-${2 ** 31}`, '9999999999999999-1'];
    const cursors = ['x', ...beyond].map((cursor) => ({ cursor }));
    for (const query of [...cursors, { updatedAfter: 'gestern' }]) {
      const { status, body } = await call(changedUsers, { query });
      expect([status, Object.keys(body.errors as object)]).toEqual([400, Object.keys(query)]);
    }
  });
});

describe('whoever asks while others write', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await newDatabase();
  });
  afterAll(() => open.close());

  /** The embedded database has one connection: whoever asks waits for the transaction. */
  const writers = process.env.TEST_DATABASE_URL ? 3 : 1;

  const copied = {
    kind: 'user' as const,
    table: users,
    columns: { id: users.id, note: users.note },
  };

  /** A transaction whose statements come one by one. */
  function begin(db: Database) {
    const begun = Promise.withResolvers<Database>();
    const end = Promise.withResolvers<'commit' | 'roll back'>();
    const done = db
      .transaction(async (tx) => {
        await tx.execute(sql`select 1`);
        begun.resolve(tx);
        if ((await end.promise) === 'roll back') tx.rollback();
      })
      .catch(() => undefined);
    return {
      tx: begun.promise,
      end(how: 'commit' | 'roll back') {
        end.resolve(how);
        return done;
      },
    };
  }

  /** Each writer has customers of its own, so that none waits for another. */
  const write = (tx: Database, writer: number, action: number) => {
    const own = sql`zip_code = ${`${writer}`} and id % 3 = ${action % 3}`;
    if (action < 3)
      return tx.execute(sql`
        insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
        values ('', '', '', '', '', ${`${writer}`}, '', array['Customer'])`);
    if (action < 6) return tx.execute(sql`update users set note = ${randomUUID()} where ${own}`);
    return tx.execute(sql`delete from users where ${own}`);
  };

  const step = fc.record({
    who: fc.nat(writers - 1),
    what: fc.constantFrom('begin', 'write', 'write', 'write', 'commit', 'roll back', 'ask', 'ask'),
    action: fc.nat(6),
  });

  test('misses and repeats nothing, in whichever order transactions begin, write and end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
        await open.db.delete(users);
        const under = new Map<number, ReturnType<typeof begin>>();
        const copy = new Map<number, string | null>();
        let cursor: ChangeCursor = { micros: 0, id: 0 };
        async function ask(size: number) {
          const { changes, hasMore } = await selectChanges(open.db, copied, cursor, size);
          for (const { id, cursor: next, row } of changes) {
            expect(
              next.micros > cursor.micros || (next.micros === cursor.micros && next.id > cursor.id),
            ).toBe(true);
            cursor = next;
            if (row) copy.set(id, row.note);
            else copy.delete(id);
          }
          return hasMore;
        }
        for (const { who, what, action } of steps) {
          const current = under.get(who);
          if (what === 'ask') {
            if (writers > 1 || under.size === 0) await ask(2);
          } else if (what === 'begin') {
            if (!current) under.set(who, begin(open.db));
            await under.get(who)!.tx;
          } else if (current && what === 'write') await write(await current.tx, who, action);
          else if (current) {
            await current.end(what as 'commit' | 'roll back');
            under.delete(who);
          }
        }
        for (const one of under.values()) await one.end('commit');
        // What is written within one tick of the clock is told after it; the embedded database's has a millisecond.
        await setTimeout(2);
        while (await ask(2));
        const rows = await open.db.select({ id: users.id, note: users.note }).from(users);
        expect(new Map(copy)).toEqual(new Map(rows.map(({ id, note }) => [id, note])));
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  test('finds them by an index', async () => {
    const { rows } = await open.db.transaction(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`));
      return tx.execute(sql`explain select subject_id from changes
        where kind = 'user' and (changed_at, subject_id) > (now(), 1) order by changed_at, subject_id limit 20`);
    });
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    expect(plan).toContain('changes_by_time');
    expect(plan).not.toContain('Sort');
  });
});
