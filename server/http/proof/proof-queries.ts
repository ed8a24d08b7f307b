import { sql } from 'kysely'
import { proofMinutes } from '#contract/account/second-factor.ts'
import { accountColumns } from '#server/db/account-column.ts'
import type { Handle } from '#server/db/connect.ts'
import type { Viewer } from '#server/http/viewer.ts'

/** How a session proved who acts. */
export type ProvenBy = 'password' | 'factor'

/** Stores that a session has just proven who acts. */
export async function saveProof(db: Handle, sessionId: string, by: ProvenBy): Promise<void> {
  await db
    .updateTable('session')
    .set({ proven_at: sql<Date>`now()`, proven_by: by })
    .where('id', '=', sessionId)
    .execute()
}

export interface ProofState {
  hasFactor: boolean
  /** Proven within the last minutes, with a second factor if the account has one. */
  isProven: boolean
}

/** Returns whether a session has recently proven who acts (decision 0111). */
export async function readProof(db: Handle, { realm, id, sessionId }: Viewer): Promise<ProofState> {
  const { rows } = await sql<{ has_factor: boolean; is_recent: boolean; by_factor: boolean }>`
    select exists (select from second_factor
        where ${sql.ref(accountColumns[realm])} = ${id} and confirmed_at is not null) as has_factor,
      coalesce(proven_at > now() - make_interval(mins => ${proofMinutes}), false) as is_recent,
      coalesce(proven_by = 'factor', false) as by_factor
    from session where id = ${sessionId}`.execute(db)
  const row = rows[0]
  // A session that has ended proves nothing.
  if (!row) return { hasFactor: true, isProven: false }
  return {
    hasFactor: row.has_factor,
    isProven: row.is_recent && (row.by_factor || !row.has_factor),
  }
}
