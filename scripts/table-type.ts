import type pg from 'pg'

interface Column {
  relation: string
  is_table: boolean
  name: string
  type: string
  is_array: boolean
  is_nullable: boolean
  has_default: boolean
  is_always: boolean
  labels: string[] | null
  checks: string[]
}

// Domains are followed to their base type; views have neither defaults nor checks.
const catalogue = `
  select c.relname as relation, c.relkind in ('r', 'p') as is_table, a.attname as name,
    coalesce(element.typname, base.typname) as type, element.oid is not null as is_array,
    not a.attnotnull as is_nullable, a.atthasdef or a.attidentity <> '' as has_default,
    a.attgenerated <> '' or a.attidentity = 'a' as is_always,
    (select array_agg(e.enumlabel::text order by e.enumsortorder) from pg_enum e
      where e.enumtypid = coalesce(element.oid, base.oid)) as labels,
    array(select pg_get_constraintdef(k.oid, true) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      order by k.conname) as checks
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type own on own.oid = a.atttypid
  join pg_type base on base.oid = case when own.typtype = 'd' then own.typbasetype else own.oid end
  left join pg_type element on element.oid = base.typelem and base.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
    and not c.relispartition
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname, a.attnum`

/** The types of all tables and views in the schema public, as the text of a module. */
export async function describeTables(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<Column>(catalogue)
  const relations = Map.groupBy(rows, ({ relation }) => relation)
  const interfaces = [...relations].map(
    ([relation, columns]) =>
      `export interface ${pascal(relation)} {\n${columns.map(describeColumn).join('\n')}\n}\n`,
  )
  const tables = [...relations.keys()].map((relation) => `  ${relation}: ${pascal(relation)}`)
  return [header, `export interface Tables {\n${tables.join('\n')}\n}\n`, ...interfaces].join('\n')
}

const header = `// Written by \`npm run tables\` from the migrations: change those, never this file.

import type { ColumnType } from 'kysely'

/** A moment: read as Date, written as Date or ISO text. */
export type Time = ColumnType<Date, Date | string, Date | string>

export type JsonValue =
  string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Read parsed, written as JSON text, since the driver takes arrays for SQL arrays. */
export type Json = ColumnType<JsonValue, string, string>

/** Has a default: may be left out of an insert. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>

/** Computed by the database: never written. */
export type Computed<T> =
  T extends ColumnType<infer S, unknown, unknown>
    ? ColumnType<S, never, never>
    : ColumnType<T, never, never>
`

function describeColumn(column: Column): string {
  const value = `${typeOf(column)}${column.is_nullable ? ' | null' : ''}`
  return `  ${column.name}: ${wrap(column, value)}`
}

function wrap({ is_table, is_always, has_default }: Column, value: string): string {
  if (!is_table) return value
  if (is_always) return `Computed<${value}>`
  return has_default ? `Generated<${value}>` : value
}

function typeOf(column: Column): string {
  const words = column.labels ?? wordsOf(column)
  const one = words ? words.map((word) => `'${word}'`).join(' | ') : scalars[column.type]
  if (!one) {
    throw new Error(
      `${column.relation}.${column.name} is of type ${column.type}, which ` +
        'scripts/table-type.ts does not know',
    )
  }
  if (!column.is_array) return one
  return words ? `(${one})[]` : `${one}[]`
}

const scalars: Record<string, string> = {
  ...Object.fromEntries(
    ['text', 'varchar', 'bpchar', 'citext', 'uuid', 'date', 'time', 'inet', 'tsvector', 'bit'].map(
      (name) => [name, 'string'],
    ),
  ),
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((name) => [name, 'number']),
  ),
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Time',
  json: 'Json',
  jsonb: 'Json',
}

/**
 * The words of `x in ('a', 'b')`, which the catalogue spells `x = ANY (ARRAY['a'::text, …])`, of a
 * list of one (`x = 'a'::text`), and of an array's elements (`x <@ ARRAY[…]`).
 */
function wordsOf({ name, checks }: Column): string[] | undefined {
  const literal = String.raw`'([^'\\]+)'::[a-z ]+`
  const list = String.raw`\(?\(?ARRAY\[${literal}(?:, ${literal})*\][^']*`
  const rule = new RegExp(
    String.raw`^CHECK \(\(?${name}\)?(?:::text)? (?:= ANY |<@ |= )(?:${list}|${literal}\))$`,
  )
  const check = checks.find((one) => rule.test(one))
  if (!check) return undefined
  return [...check.matchAll(new RegExp(literal, 'g'))].map(([, word]) => word ?? '')
}

function pascal(name: string): string {
  return name.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
