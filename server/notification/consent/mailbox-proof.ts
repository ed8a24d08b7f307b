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

/**
 * The address an account has proven last: its own, or an earlier one until the new one is proven.
 */
export async function findProvenEmail(
  db: Handle,
  { realm, id }: OpenAccount,
): Promise<string | null> {
  const account = await db
    .selectFrom(realm)
    .where('id', '=', id)
    .select('proven_email')
    .executeTakeFirst()
  return account?.proven_email ?? null
}
