import type pg from 'pg'

/**
 * What a database is made of, as text that can be compared: extensions, types, tables with their
 * columns, constraints, indexes and triggers, views, sequences and functions. Each stands by the
 * definition that PostgreSQL itself gives, functions by a digest of it. What the runner of
 * migrations keeps for itself is left out.
 */
export async function describeStructure(pool: Pick<pg.Pool, 'query'>): Promise<string> {
  const parts: string[] = []
  for (const question of questions) {
    const { rows } = await pool.query<{ line: string }>(question)
    parts.push(rows.map(({ line }) => line).join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

const ownSchema = `'public'::regnamespace`
const isOwn = (catalog: string, id: string) => `not exists (
  select from pg_depend where classid = '${catalog}'::regclass and objid = ${id} and deptype = 'e')`
const tables = `pg_class.relnamespace = ${ownSchema} and pg_class.relname <> 'migration'`

const questions = [
  `select 'extension ' || extname as line from pg_extension order by 1`,
  `select 'type ' || typname || ' ' || format_type(rngsubtype, null) as line
   from pg_range join pg_type on pg_type.oid = rngtypid where typnamespace = ${ownSchema}
   order by 1`,
  `select 'table ' || relname || coalesce(' ' || array_to_string(reloptions, ', '), '') as line
   from pg_class where relkind = 'r' and ${tables} order by 1`,
  `select concat_ws(' ', 'column', relname || '.' || attname, format_type(atttypid, atttypmod),
     case when attnotnull then 'not null' end,
     case attgenerated when 's' then 'generated' end,
     case attidentity when 'a' then 'identity always' when 'd' then 'identity' end,
     pg_get_expr(adbin, adrelid), 'storage ' || attstorage::text,
     'statistics ' || attstattarget::text, 'collation ' || nullif(attcollation, 100)::text) as line
   from pg_attribute join pg_class on pg_class.oid = attrelid
   left join pg_attrdef on adrelid = attrelid and adnum = attnum
   where relkind = 'r' and attnum > 0 and not attisdropped and ${tables}
   order by relname, attnum`,
  `select concat_ws(' ', 'constraint', relname || '.' || conname, pg_get_constraintdef(c.oid))
     as line
   from pg_constraint c join pg_class on pg_class.oid = conrelid
   where contype <> 'n' and ${tables} order by 1`,
  `select pg_get_indexdef(indexrelid) as line
   from pg_index join pg_class on pg_class.oid = indrelid where ${tables} order by 1`,
  `select pg_get_triggerdef(t.oid) as line
   from pg_trigger t join pg_class on pg_class.oid = tgrelid
   where not tgisinternal and ${tables} order by 1`,
  `select 'view ' || viewname || definition as line from pg_views
   where schemaname = 'public' order by 1`,
  `select concat_ws(' ', 'sequence', sequencename, data_type, start_value, increment_by, cycle)
     as line
   from pg_sequences where schemaname = 'public' order by 1`,
  `select concat_ws(' ', 'function', p.oid::regprocedure, 'returns', prorettype::regtype,
     lanname, provolatile::text, proparallel::text, case when proisstrict then 'strict' end,
     'cost', procost, proconfig::text, md5(pg_get_functiondef(p.oid))) as line
   from pg_proc p join pg_language on pg_language.oid = prolang
   where pronamespace = ${ownSchema} and ${isOwn('pg_proc', 'p.oid')} order by 1`,
]
