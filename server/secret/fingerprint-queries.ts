import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/**
 * What the database knows about the key, which is stored outside of it. `key` is the key itself,
 * stored here by an earlier release; `next` exists while documents are being encrypted with another
 * key.
 */
export interface Recorded {
  key: Buffer | undefined
  fingerprint: Buffer | undefined
  next: Buffer | undefined
}

const names = { key: 'signing', fingerprint: 'fingerprint', next: 'next fingerprint' } as const

/** Identifies a key without revealing it, so that processes can check that they share one. */
export const fingerprintOf = (key: Buffer): Buffer =>
  createHmac('sha256', key).update('fingerprint').digest()

export async function readRecorded(db: Handle): Promise<Recorded> {
  const rows = await db.selectFrom('secret').selectAll().execute()
  const of = (name: string) => rows.find((row) => row.name === name)?.value
  return { key: of(names.key), fingerprint: of(names.fingerprint), next: of(names.next) }
}

/** Stores a fingerprint; only `next` replaces an existing one. */
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

/** Rewrites the table, because deleted rows stay readable in its file until then. */
export async function rewriteTable(db: Handle): Promise<void> {
  await sql`vacuum (full) secret`.execute(db)
}
