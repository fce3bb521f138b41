import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, openDatabase } from '../../server/db/index.ts';
import { runOn } from '../support/cluster.ts';
import { newPostgres } from './database.ts';

const [server, superuser] = [process.env.TEST_DATABASE_URL, process.env.TEST_SUPERUSER_URL];

describe.skipIf(!server || !superuser)('the role of DATABASE_URL', () => {
  let url: string;
  let name: string;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    ({ url, drop } = await newPostgres(server!));
    name = new URL(url).pathname.slice(1);
  });
  afterAll(() => drop());

  const open = () => openDatabase({ kind: 'postgres', url });
  const asSuperuser = (...statements: string[]) => {
    const there = new URL(superuser!);
    there.pathname = `/${name}`;
    return runOn(there.href, ...statements);
  };

  test('has no other right in these tests than to own its database', async () => {
    const { db, close } = await connect({ kind: 'postgres', url });
    const { rows } = await db.execute(sql`
      select rolsuper or rolcreatedb or rolcreaterole or rolbypassrls or rolreplication as rights,
        exists (select from pg_auth_members where member = pg_roles.oid) as member
      from pg_roles where rolname = current_user`);
    await close();
    expect(rows).toEqual([{ rights: false, member: false }]);
  });

  test('is told which right it lacks, and starts once it has that', async () => {
    await asSuperuser(`alter database ${name} owner to postgres`);
    await expect(open()).rejects.toThrow(
      `DATABASE_URL: its role may not create what the server needs. Let the owner of the database run: grant create on database ${name} to rental; grant create on schema public to rental.`,
    );
    await asSuperuser(`grant create on database ${name} to rental`);
    await expect(open()).rejects.toThrow(/ run: grant create on schema public to rental\.$/);
    await asSuperuser('grant create on schema public to rental');
    await (await open()).close();
  });

  test('needs no right to create once the tables are up to date', async () => {
    await asSuperuser(
      `revoke create on database ${name} from rental`,
      'revoke create on schema public from rental',
    );
    await (await open()).close();
  });

  test('is told that it may not connect', async () => {
    await asSuperuser(`revoke connect on database ${name} from public`);
    // Not through a pooler, which has connections already.
    const direct = new URL(url);
    direct.host = new URL(superuser!).host;
    await expect(openDatabase({ kind: 'postgres', url: direct.href })).rejects.toThrow(
      `DATABASE_URL: the database refuses its role (permission denied for database "${name}"): grant connect.`,
    );
  });
});
