import { sql } from 'kysely'
import type { Handle } from '#server/db/connect.ts'

/** An account of a realm in which people open their own. */
export interface OpenAccount {
  realm: 'customer' | 'broker'
  id: string
}

export const provenColumn = {
  customer: 'is_verified',
  broker: 'is_email_verified',
} as const satisfies Record<OpenAccount['realm'], string>

/** Whether an account has proven the mailbox of its address. */
export async function isMailboxProven(db: Handle, { realm, id }: OpenAccount): Promise<boolean> {
  const proven = await db
    .selectFrom(realm)
    .where('id', '=', id)
    .where(sql.ref(provenColumn[realm]), '=', true)
    .select('id')
    .executeTakeFirst()
  return proven !== undefined
}
