import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Definition, DefinitionSet } from './definitions.ts';
import type { Database } from './driver/executor.ts';
import { hasSqlState, reasonOf } from './driver/failures.ts';

/** What has to be done so that a database has a set of definitions. */
export interface DefinitionChanges {
  release: number;
  /** New or different ones. */
  changed: Definition[];
  /** Signatures of former ones. */
  gone: string[];
}

/** Compares a database with a set. In the database of a newer release nothing is to be done. */
export async function findChanges(
  tx: Database,
  { release, definitions }: DefinitionSet,
): Promise<DefinitionChanges> {
  await tx.execute(sql`
    create table if not exists drizzle.definitions
      (signature text primary key, hash text not null, release integer not null)`);
  const { rows } = await tx.execute<{ signature: string; hash: string; release: number }>(
    sql`select signature, hash, release from drizzle.definitions`,
  );
  if (rows.some((row) => row.release > release)) return { release, changed: [], gone: [] };
  const stored = new Map(rows.map(({ signature, hash }) => [signature, hash]));
  const wanted = new Set(definitions.map(({ signature }) => signature));
  return {
    release,
    changed: definitions.filter(({ signature, hash }) => stored.get(signature) !== hash),
    gone: [...stored.keys()].filter((signature) => !wanted.has(signature)),
  };
}

/** Creates or replaces what generated columns call, which has to exist before the tables. */
export async function applyHelpers(tx: Database, { changed }: DefinitionChanges): Promise<void> {
  for (const definition of changed) if (definition.isHelper) await apply(tx, definition);
}

/** Creates, replaces and removes definitions. Throws StartError when one fails. */
export async function applyChanges(
  tx: Database,
  { release, changed, gone }: DefinitionChanges,
): Promise<void> {
  if (changed.length + gone.length === 0) return;
  await dropFormer(tx);
  // Functions call each other, whatever the order of their files.
  await tx.execute(sql`set local check_function_bodies = off`);
  for (const signature of gone) await remove(tx, signature);
  for (const definition of changed) await apply(tx, definition);
  await tx.execute(sql`set local check_function_bodies = on`);
  await tx.execute(
    sql`delete from drizzle.definitions where signature in (select json_array_elements_text(${JSON.stringify(gone)}::json))`,
  );
  await tx.execute(sql`
    insert into drizzle.definitions
    select signature, hash, ${release}::integer
    from json_to_recordset(${JSON.stringify(changed)}::json) as changed(signature text, hash text)
    on conflict (signature) do update set hash = excluded.hash, release = excluded.release`);
}

async function apply(tx: Database, { kind, signature, text }: Definition): Promise<void> {
  try {
    if (kind === 'trigger') await tx.execute(sql.raw(text));
    else await replace(tx, signature, text);
  } catch (error) {
    throw new StartError(
      `Database: the ${kind} ${signature} failed (${reasonOf(error)}). Nothing was changed, and the previous version of the server still runs on this database.`,
    );
  }
}

/** PostgreSQL replaces no function by one that has other names of parameters or answers something else. */
async function replace(tx: Database, signature: string, text: string): Promise<void> {
  try {
    await tx.transaction((inner) => inner.execute(sql.raw(text)));
  } catch (error) {
    if (!hasSqlState(error, 'otherFunction')) throw error;
    await retire(tx, signature);
    await tx.execute(sql.raw(text));
  }
}

const remove = (tx: Database, signature: string) =>
  signature.includes('(')
    ? retire(tx, signature)
    : tx.execute(sql.raw(`drop trigger if exists ${signature}`));

/**
 * Puts a function out of the way. It is not dropped yet: calls of former servers may be waiting in it for this transaction, and
 * would fail at their end. What is bound to it, such as a generated column, would go on calling it: that is refused.
 */
const retire = (tx: Database, signature: string) =>
  tx.execute(
    sql.raw(`do $$ declare former regprocedure; begin
      former := '${signature}';
      create schema if not exists former;
      if exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = former) then
        raise exception 'something depends on its former definition';
      end if;
      execute format('alter function %s set schema former', former);
    exception when undefined_function or undefined_object then null;
    end $$`),
  );

/** Drops the functions that the last change put out of the way. */
export const dropFormer = (tx: Database) =>
  tx.execute(sql`do $$ declare former regprocedure; begin
    for former in select oid from pg_proc where pronamespace = to_regnamespace('former') loop
      execute format('drop function %s', former);
    end loop;
  end $$`);
