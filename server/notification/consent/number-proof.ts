import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** Whether a number is shown to be the account's own, by a code that came back from it. */
export async function isNumberProven(
  db: Handle,
  { id }: { id: string },
  phone: string,
): Promise<boolean> {
  const proof = await db
    .selectFrom('number_proof')
    .where('account_id', '=', id)
    .where('phone', '=', phone)
    .select('proven_at')
    .executeTakeFirst()
  return proof !== undefined
}

/** Whether the number itself said that nothing is to be sent there. */
export async function isStopped(db: Handle, channel: string, recipient: string): Promise<boolean> {
  const { rows } = await sql<{ is_stopped: boolean }>`
    select exists (
      select from message_stop
      where channel = ${channel} and recipient = ${recipient} and reason = 'stop'
    ) as is_stopped`.execute(db)
  return rows[0]?.is_stopped === true
}
