import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'

type Table = keyof Tables & string

export async function lockRow(tx: Handle, table: Table, id: string): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where id = ${id} for no key update`.execute(tx)
}

export async function deleteRow(tx: Handle, table: Table, id: string): Promise<void> {
  await sql`delete from ${sql.table(table)} where id = ${id}`.execute(tx)
}
