import type { Handle } from '#server/db/connect.ts'
import { openSession } from '#server/http/session-queries.ts'

/** The token of a session of the first administrator. */
export async function signIn(db: Handle): Promise<string> {
  const { id } = await db.selectFrom('administrator').select('id').executeTakeFirstOrThrow()
  const trace = { address: '127.0.0.1', userAgent: 'bench', requestId: 'bench' }
  return openSession(db, { realm: 'administrator', id }, trace)
}
