import { createHash } from 'node:crypto'
import type pg from 'pg'
import { connectOnce, unlimited } from '#server/db/connect.ts'
import { CopyIn, CopyOut } from './copy.ts'

/** A connection without the time limits of requests: a large table takes as long as it takes. */
export async function patientClient(pool: pg.Pool): Promise<pg.Client> {
  const client = connectOnce(pool, unlimited)
  await client.connect()
  // What text looks like does not depend on how a server was set up.
  await client.query(`set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set bytea_output = 'hex';
    set intervalstyle = 'postgres'; set extra_float_digits = 1; set client_encoding = 'UTF8'`)
  return client
}

export interface Table {
  name: string
  /** Quoted; without those the database works out itself. */
  columns: string[]
  /** The order rows are written in, so that equal tables are equal bytes. */
  order: string[]
}

/** Every table but the list of migrations. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relation.relname as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '')
        as columns,
      coalesce(
        (select array_agg(quote_ident(attname)
            || case when attcollation <> 0 then ' collate "C"' else '' end
            order by array_position(indkey::int2[], attnum))
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indrelid = relation.oid and indisprimary),
        array['relation::text collate "C"']) as order
    from pg_class relation
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
    order by relname`)
  return rows
}

const named = ({ name }: Table) => `"${name}" as relation`

export function rowsOf(client: pg.Client, table: Table): CopyOut {
  const { columns, order } = table
  return client.query(
    new CopyOut(
      `copy (select ${columns.join(', ')} from ${named(table)}
        order by ${order.join(', ')}) to stdout`,
    ),
  )
}

export function fill(
  client: pg.Client,
  { name, columns }: Table,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  return client.query(new CopyIn(`copy "${name}" (${columns.join(', ')}) from stdin`, rows)).done
}

export interface Sum {
  bytes: number
  sha256: string
}

/** Passes chunks on and adds them up; read `sum()` when they have ended. */
export function summing() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    sum: (): Sum => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** What a table's rows add up to, without keeping them. */
export async function sumOf(chunks: AsyncIterable<Buffer>): Promise<Sum> {
  const { pass, sum } = summing()
  for await (const _ of pass(chunks));
  return sum()
}
