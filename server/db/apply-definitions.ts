import { sql } from 'drizzle-orm';
import { StartError } from '../start-error.ts';
import type { Definition, DefinitionSet } from './definitions.ts';
import type { Database } from './driver/executor.ts';
import { hasSqlState, reasonOf } from './driver/failures.ts';

/** What has to be done so that a database has a set of definitions. */
interface DefinitionChanges {
  release: number;
  /** New or different ones. */
  changed: Definition[];
  /** Signatures of those whose files went. The release before still calls the functions. */
  gone: string[];
  /** Signatures of those that went with a release before this one: nobody calls them any more. */
  unused: string[];
}

/** The hash of those that went. */
const noHash = '';

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
  if (rows.some((row) => row.release > release))
    return { release, changed: [], gone: [], unused: [] };
  const stored = new Map(rows.map(({ signature, hash }) => [signature, hash]));
  const signatures = new Set(definitions.map(({ signature }) => signature));
  const others = rows.filter(({ signature }) => !signatures.has(signature));
  return {
    release,
    changed: definitions.filter(({ signature, hash }) => stored.get(signature) !== hash),
    gone: signaturesOf(others.filter(({ hash }) => hash !== noHash)),
    unused: signaturesOf(others.filter((row) => row.hash === noHash && row.release < release)),
  };
}

const signaturesOf = (rows: { signature: string }[]) => rows.map(({ signature }) => signature);

export const hasChanges = ({ changed, gone, unused }: DefinitionChanges): boolean =>
  changed.length + gone.length + unused.length > 0;

/** Creates or replaces what generated columns call, which has to exist before the tables. */
export async function applyHelpers(tx: Database, { changed }: DefinitionChanges): Promise<void> {
  for (const definition of changed) if (definition.isHelper) await apply(tx, definition);
}

/**
 * Creates, replaces and drops definitions. A trigger goes with its file. A function goes a release later, because servers of the
 * release before call it meanwhile, and may come back. Throws StartError when one fails.
 */
export async function applyChanges(tx: Database, changes: DefinitionChanges): Promise<void> {
  if (!hasChanges(changes)) return;
  const { release, changed, gone, unused } = changes;
  await dropFormer(tx);
  // Functions call each other, whatever the order of their files.
  await tx.execute(sql`set local check_function_bodies = off`);
  for (const signature of gone) if (!isFunction(signature)) await drop(tx, signature);
  for (const signature of unused) await drop(tx, signature);
  for (const definition of changed) await apply(tx, definition);
  await tx.execute(sql`set local check_function_bodies = on`);
  await tx.execute(sql`delete from drizzle.definitions where ${isIn(unused)}`);
  await tx.execute(sql`
    update drizzle.definitions set hash = ${noHash}, release = ${release}::integer where ${isIn(gone)}`);
  await tx.execute(sql`
    insert into drizzle.definitions
    select signature, hash, ${release}::integer
    from json_to_recordset(${JSON.stringify(changed)}::json) as changed(signature text, hash text)
    on conflict (signature) do update set hash = excluded.hash, release = excluded.release`);
}

const isIn = (signatures: string[]) =>
  sql`signature in (select json_array_elements_text(${JSON.stringify(signatures)}::json))`;

/** Has all definitions created anew, after a change that took some away. */
export const forgetDefinitions = (tx: Database) =>
  tx.execute(sql`update drizzle.definitions set hash = ${noHash}, release = 0`);

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

const isFunction = (signature: string) => signature.includes('(');

const drop = (tx: Database, signature: string) =>
  tx.execute(
    sql.raw(`drop ${isFunction(signature) ? 'function' : 'trigger'} if exists ${signature}`),
  );

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
const dropFormer = (tx: Database) =>
  tx.execute(sql`do $$ declare former regprocedure; begin
    for former in select oid from pg_proc where pronamespace = to_regnamespace('former') loop
      execute format('drop function %s', former);
    end loop;
  end $$`);
