import { sql } from 'drizzle-orm';
import type { Database } from '../../server/db/index.ts';

/** What a database consists of, but for its rows: each thing by its name, as PostgreSQL describes it. */
export async function readCatalog(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string; text: string }>(sql`
    with own as (select oid, relname, relkind, reloptions, relpersistence, relrowsecurity from pg_class
      where relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and not exists (
        select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e'))
    select 'relation ' || oid::regclass as name, concat_ws(' ', relkind, relpersistence, relrowsecurity, reloptions) as text from own
    union all
    select 'column ' || attrelid::regclass || '.' || attname,
      concat_ws(' ', format_type(atttypid, atttypmod), case when attnotnull then 'not null' end, attidentity, attgenerated, attstorage,
        attcollation::regcollation, attoptions, pg_get_expr(adbin, adrelid))
    from pg_attribute join own on own.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'v', 'm', 'p') and attnum > 0 and not attisdropped
    union all
    select 'constraint ' || conrelid::regclass || ' ' || conname, pg_get_constraintdef(pg_constraint.oid)
    from pg_constraint join own on own.oid = conrelid where contype <> 'n'
    union all
    select 'index ' || indexrelid::regclass, pg_get_indexdef(indexrelid) || ' ' || concat_ws(' ', indisvalid, indisreplident)
    from pg_index join own on own.oid = indrelid where relkind = 'r'
    union all
    select 'sequence ' || seqrelid::regclass, concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
      (select refobjid::regclass || '.' || attname from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
        where classid = 'pg_class'::regclass and objid = seqrelid and deptype in ('a', 'i')))
    from pg_sequence join own on own.oid = seqrelid
    union all
    select 'extension ' || extname, extnamespace::regnamespace::text from pg_extension
    union all
    select 'function ' || oid::regprocedure, pg_get_functiondef(oid) from pg_proc
    where pronamespace in ('public'::regnamespace, 'drizzle'::regnamespace) and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
    from pg_trigger join own on own.oid = tgrelid where not tgisinternal
    union all
    select 'type ' || pg_type.oid::regtype, typtype::text from pg_type
    where typnamespace = 'public'::regnamespace and typtype in ('d', 'e') and not exists (
      select from pg_depend where classid = 'pg_type'::regclass and objid = pg_type.oid and deptype = 'e')
    order by 1`);
  return Object.fromEntries(rows.map(({ name, text }) => [name, text]));
}
