import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * What the database says about the key that lies outside it. `key` is the key itself, from a
 * release that kept it here; `next` is there while documents are sealed again under another key.
 */
export interface Recorded {
  key: Buffer | undefined
  fingerprint: Buffer | undefined
  next: Buffer | undefined
}

const names = { key: 'signing', fingerprint: 'fingerprint', next: 'next fingerprint' } as const

/** Tells whether two processes have the same key; the key does not follow from it. */
export const fingerprintOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('fingerprint').digest()

export async function readRecorded(db: Handle): Promise<Recorded> {
  const rows = await db.selectFrom('secret').selectAll().execute()
  const of = (name: string) => rows.find((row) => row.name === name)?.value
  return { key: of(names.key), fingerprint: of(names.fingerprint), next: of(names.next) }
}

/** Records a fingerprint; one that is there stays unless it is to be replaced. */
export async function recordFingerprint(
  db: Handle,
  which: 'fingerprint' | 'next',
  value: Buffer,
): Promise<void> {
  await db
    .insertInto('secret')
    .values({ name: names[which], value })
    .onConflict((conflict) =>
      which === 'next' ? conflict.column('name').doUpdateSet({ value }) : conflict.doNothing(),
    )
    .execute()
}

export async function removeRecorded(db: Handle, which: keyof Recorded): Promise<void> {
  await db.deleteFrom('secret').where('name', '=', names[which]).execute()
}

/** What was deleted stays readable in the table's file until it is written anew. */
export async function rewriteTable(db: Handle): Promise<void> {
  await sql`vacuum (full) secret`.execute(db)
}
